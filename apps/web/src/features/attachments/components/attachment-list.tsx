import { useLinkedEntityDetails } from '../../../shared/linked-entities/use-linked-entity-details.ts';
import { EmptyList } from '../../../shared/records/empty-list.tsx';
import { recordTexts } from '../../../shared/records/record-texts.ts';
import type { LoadedSelection } from '../../../shared/records/use-loaded-selection.ts';
import { toast } from '../../../shared/toast/toast.ts';
import { DataList } from '../../../shared/ui/data-list.tsx';
import type { ShownAttachment, useAttachments } from '../api/use-attachments.ts';
import type { AttachmentsSearch, AttachmentsSearchChanges } from '../model/attachments-search.ts';
import { attachmentTexts } from '../model/attachments-texts.ts';
import { attachmentColumns } from './attachment-columns.tsx';

export interface AttachmentListProps {
  query: ReturnType<typeof useAttachments>;
  search: AttachmentsSearch;
  onSearchChange: (changes: AttachmentsSearchChanges) => void;
  /** Null for a viewer. */
  onCreate: (() => void) | null;
  selection: LoadedSelection<ShownAttachment> | null;
  /** Number of rows before this page. */
  offset: number;
}

/** Rows of one page, or the reason why there are none. */
export function AttachmentList({ query, search, onSearchChange, onCreate, selection, offset }: AttachmentListProps) {
  const attachments = query.data?.results ?? [];
  const labels = useLinkedEntityDetails(attachments.flatMap((attachment) => attachment.linkedEntities));
  const open = ({ id }: ShownAttachment) =>
    id === search.open ? toast.info(attachmentTexts.alreadyOpen) : onSearchChange({ open: id });
  return (
    <DataList
      label={attachmentTexts.title}
      isFramed={false}
      hasHeader={false}
      align="start"
      rowHeight={68}
      columns={attachmentColumns(labels)}
      items={attachments}
      getKey={({ id }) => id}
      query={query}
      errorMessage={recordTexts.fetchFailed}
      total={query.data?.totalCount ?? 0}
      offset={offset}
      opening={{ getHref: ({ id }) => `/attachments?open=${id}`, onOpen: open, openKey: search.open ?? null }}
      selecting={selection && { getBox: selection.getBox, getName: ({ title }) => title }}
      empty={
        <EmptyList
          icon="paperclip"
          words={attachmentTexts}
          createLabel={attachmentTexts.add}
          isFiltered={search.filters !== undefined || search.text !== undefined}
          onClear={() => onSearchChange({ text: null, filters: null })}
          onCreate={onCreate}
        />
      }
    />
  );
}
