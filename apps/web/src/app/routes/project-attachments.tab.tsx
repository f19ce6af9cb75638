import { AttachmentsWorkspace } from '../../features/attachments/components/attachments-workspace.tsx';
import {
  changeAttachmentsSearch,
  type AttachmentsSearch,
} from '../../features/attachments/model/attachments-search.ts';
import { texts } from '../../shared/texts/texts.ts';
import { useRelatedDocument } from '../documents/use-related-document.tsx';
import { FlagPage } from '../shell/flag-page.tsx';

export interface ProjectAttachmentsProps {
  projectId: string;
  search: AttachmentsSearch;
  onSearchChange: (search: AttachmentsSearch, replace: boolean) => void;
}

/** Attachments of one project: the Attachments screen limited to it. New attachments belong to the project. */
export function ProjectAttachments({ projectId, search, onSearchChange }: ProjectAttachmentsProps) {
  const entity = useRelatedDocument('attachments');
  return (
    <FlagPage flag="attachments" isTab>
      <AttachmentsWorkspace
        scope={{ projectId }}
        search={search}
        onSearchChange={(changes, options) =>
          onSearchChange(changeAttachmentsSearch(search, changes), options?.replace ?? false)
        }
        onOpenEntity={entity.onOpenRelated}
      />
      {entity.renderOver(texts.nav.attachments)}
    </FlagPage>
  );
}
