import type { DocumentCard } from '@rotunda/contract';
import { DecisionsCard } from '../../features/document-menus/components/decisions-card.tsx';
import { DocumentBulkBar } from '../../features/document-menus/components/document-bulk-bar.tsx';
import { DocumentMenus } from '../../features/document-menus/components/document-menus.tsx';
import type { RenderCreateProject } from '../../features/document-menus/components/menu-props.ts';
import type { MenuDocument } from '../../features/document-menus/model/menu-document.ts';
import type { MenuPlace } from '../../features/document-menus/model/shown-menus.ts';
import { CreateProjectDialog } from '../../features/projects/dialogs/create-project-dialog.tsx';
import { canEdit, useSession } from '../../shared/api/session.tsx';
import { CreateActionCommand } from './create-action-command.tsx';

const renderCreateProject: RenderCreateProject = (dialog) => <CreateProjectDialog {...dialog} />;

export interface DocumentToolsProps {
  document: MenuDocument;
  place?: Exclude<MenuPlace, 'selection'>;
  hasKeys?: boolean;
}

/** The menus on one document. */
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

/** What was decided about a document and where it is changed, beside its page. */
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

/** The menus in the head of a document's page, while nothing beside the page offers them; nothing for a viewer. */
export function DocumentPageMenus({ document }: Pick<DocumentToolsProps, 'document'>) {
  return canEdit(useSession()) ? <DocumentTools document={document} /> : null;
}

export interface ChosenDocumentsBarProps {
  documents: readonly MenuDocument[];
  onClear: () => void;
}

/** The menus on the chosen documents of a list that has a bar of its own. */
export function ChosenDocumentsMenus({ documents }: { documents: readonly MenuDocument[] }) {
  return <DocumentMenus documents={documents} place="selection" renderCreateProject={renderCreateProject} />;
}

/** The bar over a list while documents of it are chosen. */
export function ChosenDocumentsBar(props: ChosenDocumentsBarProps) {
  return <DocumentBulkBar {...props} renderCreateProject={renderCreateProject} />;
}
