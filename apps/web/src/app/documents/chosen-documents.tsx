import type { MenuDocument } from '../../features/document-menus/model/menu-document.ts';
import { lazyComponent } from '../../shared/lazy/lazy-component.tsx';
import { renderCreateProject } from './render-create-project.tsx';

const DocumentBulkBar = lazyComponent(
  async () => (await import('../../features/document-menus/components/document-bulk-bar.tsx')).DocumentBulkBar,
);
const DocumentMenus = lazyComponent(
  async () => (await import('../../features/document-menus/components/document-menus.tsx')).DocumentMenus,
);

export interface ChosenDocumentsBarProps {
  documents: readonly MenuDocument[];
  onClear: () => void;
}

/** Menus for the selected documents of a list that has its own bar. */
export function ChosenDocumentsMenus({ documents }: { documents: readonly MenuDocument[] }) {
  return <DocumentMenus documents={documents} place="selection" renderCreateProject={renderCreateProject} />;
}

/** Bar shown over a list while some of its documents are selected. */
export function ChosenDocumentsBar(props: ChosenDocumentsBarProps) {
  return <DocumentBulkBar {...props} renderCreateProject={renderCreateProject} />;
}
