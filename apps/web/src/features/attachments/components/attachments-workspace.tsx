import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import { ATTACHMENT_PAGE_SIZES, type LinkedEntity } from '@rotunda/contract';
import { useState } from 'react';
import { canEdit, useSession } from '../../../shared/api/session.tsx';
import { useListKeys } from '../../../shared/hooks/use-list-keys.ts';
import { useLinkedEntityDetails } from '../../../shared/linked-entities/use-linked-entity-details.ts';
import { toast } from '../../../shared/toast/toast.ts';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { PaginationFooter } from '../../../shared/ui/pagination-footer.tsx';
import { SideLayer } from '../../../shared/ui/side-layer.tsx';
import { SkeletonRows } from '../../../shared/ui/skeleton-rows.tsx';
import { ColumnBar, ResultColumn, ScrollPane, WorkArea } from '../../../shared/ui/work-area.tsx';
import { useAttachments, type ShownAttachment } from '../api/use-attachments.ts';
import { AttachmentDialog } from '../dialogs/attachment-dialog.tsx';
import { DeleteAttachmentsDialog } from '../dialogs/delete-attachments-dialog.tsx';
import {
  toAttachmentsRequest,
  type AttachmentsScope,
  type AttachmentsSearch,
  type AttachmentsSearchChanges,
} from '../model/attachments-search.ts';
import { attachmentTexts } from '../model/attachments-texts.ts';
import { AttachmentCard } from './attachment-card.tsx';
import { AttachmentFlyout } from './attachment-flyout.tsx';
import { AttachmentsFilterBar } from './attachments-filter-bar.tsx';
import { AttachmentsHeader } from './attachments-header.tsx';

export interface AttachmentsWorkspaceProps {
  /** What everything is limited to where the list is embedded; null for all of the organisation's. */
  scope: AttachmentsScope | null;
  search: AttachmentsSearch;
  /** `replace` where Back should not stop at every row. */
  onSearchChange: (changes: AttachmentsSearchChanges, options?: { replace?: boolean }) => void;
  /** A document, person or committee an attachment is linked to. */
  onOpenEntity: (entity: LinkedEntity) => void;
  /** Within a panel there is no room beside the list: the details lie over it. */
  isInPanel?: boolean;
}

type Shown = { kind: 'create' } | { kind: 'edit'; attachment: ShownAttachment } | { kind: 'delete' };

/** Attachments with the one that is read beside them: the Attachments screen, a project's, a document's. */
export function AttachmentsWorkspace(props: AttachmentsWorkspaceProps) {
  const { scope, search, onSearchChange, onOpenEntity, isInPanel = false } = props;
  const isEditor = canEdit(useSession());
  const request = toAttachmentsRequest(search, scope);
  const query = useAttachments(request);
  const attachments = query.data?.results ?? [];
  const [shown, setShown] = useState<Shown | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const chosenIds = attachments.filter(({ id }) => chosen.has(id)).map(({ id }) => id);
  const open = (id: string | null, replace = false) => onSearchChange({ open: id }, { replace });
  const index = attachments.findIndex(({ id }) => id === search.open);
  const go = (to: number) => () => open(attachments[to]?.id ?? null, true);
  useListKeys({
    count: isInPanel ? 0 : attachments.length,
    index: index < 0 ? null : index,
    onMove: (to) => go(to)(),
  });
  const flyout =
    search.open === undefined ? null : (
      <AttachmentFlyout
        key={search.open}
        attachmentId={search.open}
        onEdit={isEditor ? (attachment) => setShown({ kind: 'edit', attachment }) : null}
        onClose={() => open(null, true)}
        onPrevious={index > 0 ? go(index - 1) : undefined}
        onNext={index >= 0 && index < attachments.length - 1 ? go(index + 1) : undefined}
        onOpenEntity={onOpenEntity}
      />
    );
  return (
    <WorkArea {...(isInPanel ? { style: { overflow: 'visible' } } : {})}>
      <ResultColumn>
        <AttachmentsHeader
          search={search}
          onSearchChange={onSearchChange}
          scope={scope}
          total={query.data?.totalCount ?? null}
          onCreate={isEditor ? () => setShown({ kind: 'create' }) : null}
        />
        <AttachmentsFilterBar filters={search.filters ?? {}} onChange={(filters) => onSearchChange({ filters })} />
        {isEditor && attachments.length > 0 ? (
          <BulkBar
            count={chosenIds.length}
            isAll={chosenIds.length === attachments.length}
            onAll={(isAll) => setChosen(new Set(isAll ? attachments.map(({ id }) => id) : []))}
            onDelete={() => setShown({ kind: 'delete' })}
          />
        ) : null}
        <ScrollPane {...(query.isPlaceholderData ? { 'aria-busy': true } : {})}>
          <List
            {...props}
            query={query}
            onCreate={isEditor ? () => setShown({ kind: 'create' }) : null}
            onOpen={(id) => (id === search.open ? void toast.info(attachmentTexts.alreadyOpen) : open(id))}
            selection={isEditor ? { chosen, setChosen } : null}
          />
        </ScrollPane>
        <PaginationFooter
          label={attachmentTexts.title}
          offset={(request.page - 1) * request.limit}
          limit={request.limit}
          total={query.data?.totalCount ?? 0}
          onOffsetChange={(offset) => onSearchChange({ page: Math.floor(offset / request.limit) + 1 })}
          pageSizes={ATTACHMENT_PAGE_SIZES}
          onLimitChange={(size) => onSearchChange({ size })}
        />
      </ResultColumn>
      {flyout && isInPanel ? (
        <SideLayer label={attachmentTexts.title} onClose={() => open(null, true)}>
          {flyout}
        </SideLayer>
      ) : (
        flyout
      )}
      {shown?.kind === 'create' || shown?.kind === 'edit' ? (
        <AttachmentDialog
          attachment={shown.kind === 'edit' ? shown.attachment : null}
          scope={scope}
          onClose={() => setShown(null)}
          // The new one stands on top of the list in its first order.
          onCreated={() => onSearchChange({ sort: null, page: null }, { replace: true })}
        />
      ) : null}
      {shown?.kind === 'delete' ? (
        <DeleteAttachmentsDialog
          attachmentIds={chosenIds}
          onClose={() => setShown(null)}
          onDeleted={() => {
            setChosen(new Set());
            open(null, true);
          }}
        />
      ) : null}
    </WorkArea>
  );
}

interface ListProps extends AttachmentsWorkspaceProps {
  query: ReturnType<typeof useAttachments>;
  onCreate: (() => void) | null;
  onOpen: (id: string) => void;
  selection: { chosen: ReadonlySet<string>; setChosen: (chosen: ReadonlySet<string>) => void } | null;
}

function List({ query, search, onSearchChange, onCreate, onOpen, selection }: ListProps) {
  const attachments = query.data?.results ?? [];
  const labels = useLinkedEntityDetails(attachments.flatMap((attachment) => attachment.linkedEntities));
  if (query.isPending) return <SkeletonRows count={5} />;
  if (query.isError && !query.data) {
    return (
      <div style={{ padding: '16px 20px' }}>
        <ErrorState message={attachmentTexts.fetchFailed} error={query.error} onRetry={() => void query.refetch()} />
      </div>
    );
  }
  if (attachments.length === 0) {
    const isFiltered = search.filters !== undefined || search.text !== undefined;
    return <NoAttachments isFiltered={isFiltered} onSearchChange={onSearchChange} onCreate={onCreate} />;
  }
  return (
    <ul aria-label={attachmentTexts.title}>
      {attachments.map((attachment) => (
        <AttachmentCard
          key={attachment.id}
          attachment={attachment}
          href={`/attachments?open=${attachment.id}`}
          onOpen={() => onOpen(attachment.id)}
          isOpen={attachment.id === search.open}
          selection={
            selection && {
              isChecked: selection.chosen.has(attachment.id),
              onToggle: (isChecked) => {
                const others = [...selection.chosen].filter((id) => id !== attachment.id);
                selection.setChosen(new Set(isChecked ? [...others, attachment.id] : others));
              },
            }
          }
          labels={labels}
        />
      ))}
    </ul>
  );
}

function NoAttachments({
  isFiltered,
  onSearchChange,
  onCreate,
}: Pick<ListProps, 'onSearchChange' | 'onCreate'> & { isFiltered: boolean }) {
  if (isFiltered) {
    return (
      <EmptyState
        icon="search"
        title={attachmentTexts.noneFoundTitle}
        description={attachmentTexts.noneFoundHint}
        action={
          <Button onClick={() => onSearchChange({ text: null, filters: null })}>{attachmentTexts.clearFilters}</Button>
        }
      />
    );
  }
  return (
    <EmptyState
      icon="paperclip"
      title={attachmentTexts.emptyTitle}
      description={attachmentTexts.emptyHint}
      action={
        onCreate ? (
          <Button variant="contained" onClick={onCreate}>
            {attachmentTexts.add}
          </Button>
        ) : null
      }
    />
  );
}

interface BulkBarProps {
  count: number;
  isAll: boolean;
  onAll: (isAll: boolean) => void;
  onDelete: () => void;
}

/** The box for the whole page, and what can be done with what is chosen. */
function BulkBar({ count, isAll, onAll, onDelete }: BulkBarProps) {
  return (
    <ColumnBar
      role="region"
      aria-label={attachmentTexts.selected(count)}
      sx={{ flexWrap: 'wrap', gap: 2, ...(count > 0 ? { backgroundColor: 'token.selected' } : {}) }}
    >
      <Checkbox
        checked={isAll}
        indeterminate={count > 0 && !isAll}
        onChange={(_event, isChecked) => onAll(isChecked)}
        slotProps={{ input: { 'aria-label': attachmentTexts.selectAll } }}
      />
      <span role="status" style={{ marginRight: 8 }}>
        {count === 0 ? attachmentTexts.selectAll : attachmentTexts.selected(count)}
      </span>
      {count > 0 ? (
        <>
          <Button size="small" color="error" startIcon={<Icon name="trash" />} onClick={onDelete}>
            {attachmentTexts.deleteButton}
          </Button>
          <Button size="small" variant="text" onClick={() => onAll(false)}>
            {attachmentTexts.clearSelection}
          </Button>
        </>
      ) : null}
    </ColumnBar>
  );
}
