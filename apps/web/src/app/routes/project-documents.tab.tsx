import { ExportButton } from '../../features/exports/components/export-button.tsx';
import {
  ProjectDocuments as Documents,
  type ProjectDocumentsProps,
} from '../../features/projects/components/project-documents.tsx';
import { ChosenDocumentsMenus } from '../documents/chosen-documents.tsx';
import { DocumentFlyout } from '../documents/document-flyout.tsx';

/** Documents of one project, with the open document beside them. */
export function ProjectDocuments(props: Omit<ProjectDocumentsProps, 'renderMenus' | 'renderFlyout' | 'renderExport'>) {
  return (
    <Documents
      {...props}
      renderMenus={(documents) => <ChosenDocumentsMenus documents={documents} />}
      renderExport={(found) => <ExportButton subject={{ kind: 'projectEntities', ...found }} />}
      renderFlyout={({ document, ...navigation }) => (
        <DocumentFlyout target={document} preloaded={document} matchedBy={null} {...navigation} />
      )}
    />
  );
}
