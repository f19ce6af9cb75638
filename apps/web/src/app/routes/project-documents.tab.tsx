import {
  ProjectDocuments as Documents,
  type ProjectDocumentsProps,
} from '../../features/projects/components/project-documents.tsx';
import { ChosenDocumentsMenus } from '../documents/chosen-documents.tsx';
import { DocumentFlyout } from '../documents/document-flyout.tsx';

/** The documents of one project, with the one that is read beside them. */
export function ProjectDocuments(props: Omit<ProjectDocumentsProps, 'renderMenus' | 'renderFlyout'>) {
  return (
    <Documents
      {...props}
      renderMenus={(documents) => <ChosenDocumentsMenus documents={documents} />}
      renderFlyout={({ document, ...navigation }) => (
        <DocumentFlyout target={document} held={document} matchedBy={null} {...navigation} />
      )}
    />
  );
}
