import type { DocumentCard } from '@rotunda/contract';
import { DecisionsCard } from '../../features/document-menus/components/decisions-card.tsx';
import { DocumentMenus } from '../../features/document-menus/components/document-menus.tsx';
import type { MenuDocument } from '../../features/document-menus/model/menu-document.ts';
import type { MenuPlace } from '../../features/document-menus/model/shown-menus.ts';
import { canEdit, useSession } from '../../shared/api/session.tsx';
import { CreateActionCommand } from './create-action-command.tsx';
import { renderCreateProject } from './render-create-project.tsx';

export interface DocumentToolsProps {
  document: MenuDocument;
  place?: Exclude<MenuPlace, 'selection'>;
  hasKeys?: boolean;
}

/** Menus for one document. */
export function DocumentTools({ document, place = 'document', hasKeys = true }: DocumentToolsProps) {
  return (
    <>
      <DocumentMenus
        key={document.fusionId}
        documents={[document]}
        place={place}
        hasKeys={hasKeys}
        renderCreateProject={renderCreateProject}
      />
      {hasKeys ? <CreateActionCommand document={document} /> : null}
    </>
  );
}

/** Card beside a document's page that shows the decisions about the document and lets editors change them. */
export function DocumentDecisionsCard({ document }: { document: DocumentCard }) {
  const isEditor = canEdit(useSession());
  return (
    <DecisionsCard
      key={document.fusionId}
      document={document}
      isEditor={isEditor}
      renderCreateProject={renderCreateProject}
    />
  );
}

/** Menus in the head of a document's page, for tabs where nothing beside the page offers them. Viewers get no menus. */
export function DocumentPageMenus({ document }: Pick<DocumentToolsProps, 'document'>) {
  return canEdit(useSession()) ? <DocumentTools document={document} /> : null;
}
