import { texts } from '../../../shared/texts/texts.ts';
import { AddressLink } from '../../../shared/navigation/address-link.tsx';
import { documentMenuTexts } from '../document-menu-texts.ts';

/**
 * Replaces the list: there is no project yet, with a link to create the first one (S3 §2.1), or the search finds none.
 */
export function NoProjects({ isSearch }: { isSearch: boolean }) {
  if (isSearch) return <p className="quiet">{texts.search.noResults}</p>;
  return (
    <>
      <p className="quiet">{texts.projects.none}</p>
      <AddressLink href="/projects">{documentMenuTexts.createFirstProject}</AddressLink>
    </>
  );
}
