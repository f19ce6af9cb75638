import type { LinkedEntity } from '@rotunda/contract';
import { useState } from 'react';
import { AttachmentsWorkspace } from '../../features/attachments/components/attachments-workspace.tsx';
import {
  changeAttachmentsSearch,
  type AttachmentsSearch,
} from '../../features/attachments/model/attachments-search.ts';
import { useFlag } from '../../shared/api/session.tsx';
import { RelatedDocumentLayer } from '../documents/document-flyout.tsx';
import { NotFoundPage } from '../shell/not-found-page.tsx';

export interface ProjectAttachmentsProps {
  projectId: string;
  search: AttachmentsSearch;
  onSearchChange: (search: AttachmentsSearch, replace: boolean) => void;
}

/** The attachments of one project: the Attachments screen, limited to it; what is added here belongs to the project. */
export function ProjectAttachments({ projectId, search, onSearchChange }: ProjectAttachmentsProps) {
  const [entity, setEntity] = useState<LinkedEntity | null>(null);
  if (!useFlag('attachments')) return <NotFoundPage />;
  return (
    <>
      <AttachmentsWorkspace
        scope={{ projectId }}
        search={search}
        onSearchChange={(changes, options) =>
          onSearchChange(changeAttachmentsSearch(search, changes), options?.replace ?? false)
        }
        onOpenEntity={setEntity}
      />
      {entity === null ? null : <RelatedDocumentLayer target={entity} onClose={() => setEntity(null)} />}
    </>
  );
}
