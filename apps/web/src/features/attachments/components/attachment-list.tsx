import { useLinkedEntityDetails } from '../../../shared/linked-entities/use-linked-entity-details.ts';
import { EmptyList } from '../../../shared/records/empty-list.tsx';
import { recordTexts } from '../../../shared/records/record-texts.ts';
import type { LoadedSelection } from '../../../shared/records/use-loaded-selection.ts';
import { toast } from '../../../shared/toast/toast.ts';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { SkeletonRows } from '../../../shared/ui/skeleton-rows.tsx';
import type { ShownAttachment, useAttachments } from '../api/use-attachments.ts';
import type { AttachmentsSearch, AttachmentsSearchChanges } from '../model/attachments-search.ts';
import { attachmentTexts } from '../model/attachments-texts.ts';
import { AttachmentCard } from './attachment-card.tsx';

export interface AttachmentListProps {
  query: ReturnType<typeof useAttachments>;
  search: AttachmentsSearch;
  onSearchChange: (changes: AttachmentsSearchChanges) => void;
  /** Null for a viewer. */
  onCreate: (() => void) | null;
  selection: LoadedSelection<ShownAttachment> | null;
}

/** The cards of one page, or why there are none. */
export function AttachmentList({ query, search, onSearchChange, onCreate, selection }: AttachmentListProps) {
  const attachments = query.data?.results ?? [];
  const labels = useLinkedEntityDetails(attachments.flatMap((attachment) => attachment.linkedEntities));
  if (query.isPending) return <SkeletonRows count={5} />;
  if (query.isError && !query.data) {
    return (
      <div style={{ padding: '16px 20px' }}>
        <ErrorState message={recordTexts.fetchFailed} error={query.error} onRetry={() => void query.refetch()} />
      </div>
    );
  }
  if (attachments.length === 0) {
    return (
      <EmptyList
        icon="paperclip"
        words={attachmentTexts}
        createLabel={attachmentTexts.add}
        isFiltered={search.filters !== undefined || search.text !== undefined}
        onClear={() => onSearchChange({ text: null, filters: null })}
        onCreate={onCreate}
      />
    );
  }
  const open = (id: string) =>
    id === search.open ? void toast.info(attachmentTexts.alreadyOpen) : onSearchChange({ open: id });
  return (
    <ul aria-label={attachmentTexts.title}>
      {attachments.map((attachment) => (
        <AttachmentCard
          key={attachment.id}
          attachment={attachment}
          href={`/attachments?open=${attachment.id}`}
          onOpen={() => open(attachment.id)}
          isOpen={attachment.id === search.open}
          selection={selection && selection.boxOf(attachment.id)}
          labels={labels}
        />
      ))}
    </ul>
  );
}
