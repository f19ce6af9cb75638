import { AttachmentsWorkspace } from '../../features/attachments/components/attachments-workspace.tsx';
import {
  changeAttachmentsSearch,
  type AttachmentsSearch,
} from '../../features/attachments/model/attachments-search.ts';
import { useFlag } from '../../shared/api/session.tsx';
import { texts } from '../../shared/texts/texts.ts';
import { useRelatedDocument } from '../documents/use-related-document.tsx';
import { NotFoundPage } from '../shell/not-found-page.tsx';

export interface ProjectAttachmentsProps {
  projectId: string;
  search: AttachmentsSearch;
  onSearchChange: (search: AttachmentsSearch, replace: boolean) => void;
}

/** Attachments of one project: the Attachments screen limited to it. New attachments belong to the project. */
export function ProjectAttachments({ projectId, search, onSearchChange }: ProjectAttachmentsProps) {
  const entity = useRelatedDocument('attachments');
  if (!useFlag('attachments')) return <NotFoundPage />;
  return (
    <>
      <AttachmentsWorkspace
        scope={{ projectId }}
        search={search}
        onSearchChange={(changes, options) =>
          onSearchChange(changeAttachmentsSearch(search, changes), options?.replace ?? false)
        }
        onOpenEntity={entity.onOpenRelated}
      />
      {entity.renderOver(texts.nav.attachments)}
    </>
  );
}
