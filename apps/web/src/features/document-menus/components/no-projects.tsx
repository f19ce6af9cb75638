import { texts } from '../../../shared/texts/texts.ts';
import { AddressLink } from '../../../shared/navigation/address-link.tsx';
import { documentMenuTexts } from '../document-menu-texts.ts';
import { MenuHint } from './menu-popover.tsx';

/**
 * Replaces the list: there is no project yet, with a link to create the first one (PRJ-04), or the search finds none.
 */
export function NoProjects({ isSearch }: { isSearch: boolean }) {
  if (isSearch) return <MenuHint>{texts.search.noResults}</MenuHint>;
  return (
    <>
      <MenuHint>{texts.projects.none}</MenuHint>
      <AddressLink href="/projects">{documentMenuTexts.createFirstProject}</AddressLink>
    </>
  );
}
