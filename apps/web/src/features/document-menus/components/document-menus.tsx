import { styled } from '@mui/material/styles';
import { useDecisions } from '../api/use-decisions.ts';
import { documentMenuTexts } from '../document-menu-texts.ts';
import { useOpenMenu } from '../hooks/use-open-menu.ts';
import type { MenuDocument } from '../model/menu-document.ts';
import { shownMenus, type MenuPlace } from '../model/shown-menus.ts';
import { FactButton } from './fact-button.tsx';
import { MenuButton } from './menu-button.tsx';
import type { RenderCreateProject } from './menu-props.ts';
import { OpenMenu } from './open-menu.tsx';

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 6, alignItems: 'center' });

export interface DocumentMenusProps {
  /** One document, or the selected ones (at most `LIMITS.bulkIds`). */
  documents: readonly MenuDocument[];
  place: MenuPlace;
  renderCreateProject: RenderCreateProject;
  /** Whether t, p and w open these menus; false while the shortcuts apply to others on the page. */
  hasKeys?: boolean;
}

/** Priority, position, tags, projects and workflow of documents, with a button for each one that FLY-02 offers. */
export function DocumentMenus({ documents, place, renderCreateProject, hasKeys = true }: DocumentMenusProps) {
  const { decided } = useDecisions(documents);
  const { open, menu, getButton } = useOpenMenu(documents, hasKeys);
  const menus = shownMenus(
    documents.map((document) => document.documentType),
    place,
  );
  // Several documents can differ, so the button shows no count; the menu shows the details.
  const only = documents.length === 1 ? decided?.[0] : undefined;
  return (
    <Row>
      {menus.map((name) => {
        switch (name) {
          case 'priority':
          case 'position':
            return <FactButton key={name} fact={name} {...getButton(name)} {...menu} decided={decided} />;
          case 'tags':
            return (
              <MenuButton
                key={name}
                {...getButton(name)}
                icon="tag"
                label={documentMenuTexts.tags}
                count={only?.tagIds.length}
              />
            );
          case 'projects':
            return (
              <MenuButton
                key={name}
                {...getButton(name)}
                icon="folder"
                label={documentMenuTexts.projects}
                name={documentMenuTexts.addToProjects}
                count={only?.projectIds.length}
              />
            );
          case 'workflow':
            return <MenuButton key={name} {...getButton(name)} icon="board" label={documentMenuTexts.workflow} />;
        }
      })}
      <OpenMenu name={open} menu={menu} renderCreateProject={renderCreateProject} />
    </Row>
  );
}
