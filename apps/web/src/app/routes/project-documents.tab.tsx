import { useState } from 'react';
import {
  ProjectDocuments as Documents,
  type ProjectDocumentsProps,
  type ProjectFlyout,
} from '../../features/projects/components/project-documents.tsx';
import { ChosenDocumentsMenus } from '../documents/chosen-documents.tsx';
import { DocumentFlyout } from '../documents/document-flyout.tsx';

/** The documents of one project, with the one that is read beside them. */
export function ProjectDocuments(props: Omit<ProjectDocumentsProps, 'renderMenus' | 'renderFlyout'>) {
  return (
    <Documents
      {...props}
      renderMenus={(documents) => <ChosenDocumentsMenus documents={documents} />}
      renderFlyout={(flyout) => <DocumentBeside {...flyout} />}
    />
  );
}

/** A document beside the list; its tab stays from one document to the next. */
function DocumentBeside({ document, ...navigation }: ProjectFlyout) {
  const [tab, setTab] = useState(0);
  return <DocumentFlyout target={document} matchedBy={null} tab={tab} onTabChange={setTab} {...navigation} />;
}
