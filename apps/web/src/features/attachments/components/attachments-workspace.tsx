import { ATTACHMENT_PAGE_SIZES } from '@rotunda/contract/values';
import { canEdit, useSession } from '../../../shared/api/session.tsx';
import { BulkBar } from '../../../shared/records/bulk-bar.tsx';
import { FilterBar } from '../../../shared/records/filter-bar.tsx';
import { useLoadedSelection } from '../../../shared/records/use-loaded-selection.ts';
import { useOpenRecord } from '../../../shared/records/use-open-record.ts';
import { PaginationFooter } from '../../../shared/ui/pagination-footer.tsx';
import { SideLayer } from '../../../shared/ui/side-layer.tsx';
import { ResultColumn, ScrollPane, WorkArea } from '../../../shared/ui/work-area.tsx';
import { lazyComponent } from '../../../shared/lazy/lazy-component.tsx';
import { useAttachments, type ShownAttachment } from '../api/use-attachments.ts';
import { useAttachmentDialogs } from '../hooks/use-attachment-dialogs.tsx';
import {
  toAttachmentsRequest,
  type AttachmentsScope,
  type AttachmentsSearch,
  type AttachmentsSearchChanges,
} from '../model/attachments-search.ts';
import { attachmentTexts } from '../model/attachments-texts.ts';
import { getFilterChips } from '../model/filter-chips.ts';
import { AttachmentList } from './attachment-list.tsx';
import { AttachmentsHeader } from './attachments-header.tsx';
import type { OpenRelated } from '../../../shared/documents/open-related.ts';

const AttachmentFlyout = lazyComponent(async () => (await import('./attachment-flyout.tsx')).AttachmentFlyout);

export interface AttachmentsWorkspaceProps {
  /** What an embedded list is limited to; null for all of the organization's attachments. */
  scope: AttachmentsScope | null;
  search: AttachmentsSearch;
  /** `replace` keeps Back from stopping at every row. */
  onSearchChange: (changes: AttachmentsSearchChanges, options?: { replace?: boolean }) => void;
  /** Opens a document, person or committee that an attachment is linked to. */
  onOpenEntity: OpenRelated;
  /** In a panel there is no room beside the list, so the details open over it. */
  isInPanel?: boolean;
}

const getId = ({ id }: ShownAttachment) => id;

/** Attachments with the open attachment beside them, for the Attachments screen, a project or a document. */
export function AttachmentsWorkspace(props: AttachmentsWorkspaceProps) {
  const { scope, search, onSearchChange, onOpenEntity, isInPanel = false } = props;
  const { filters = {} } = search;
  const isEditor = canEdit(useSession());
  const request = toAttachmentsRequest(search, scope);
  const query = useAttachments(request);
  const { results: attachments = [], totalCount = null } = query.data ?? {};
  const selection = useLoadedSelection(attachments, getId);
  const open = (id: string | null, replace = false) => onSearchChange({ open: id }, { replace });
  const { open: dialogs, dialog } = useAttachmentDialogs({
    scope,
    selection,
    isNarrowed: search.text !== undefined || search.filters !== undefined,
    onSearchChange,
  });
  const onCreate = isEditor ? dialogs.create : null;
  const navigation = useOpenRecord({
    ids: attachments.map(getId),
    openId: search.open,
    onOpen: open,
    hasKeys: !isInPanel,
  });
  const flyout =
    search.open === undefined ? null : (
      <AttachmentFlyout
        key={search.open}
        attachmentId={search.open}
        onEdit={isEditor ? dialogs.edit : null}
        onOpenEntity={onOpenEntity}
        {...navigation}
      />
    );
  return (
    <WorkArea {...(isInPanel ? { style: { overflow: 'visible' } } : {})}>
      <ResultColumn>
        <AttachmentsHeader
          search={search}
          onSearchChange={onSearchChange}
          scope={scope}
          total={totalCount}
          onCreate={onCreate}
        />
        <FilterBar
          linkedEntities={filters.linkedEntities}
          getChips={(names) => getFilterChips(filters, names)}
          onChange={(next) => onSearchChange({ filters: next })}
        />
        {isEditor && attachments.length > 0 ? (
          <BulkBar selection={selection} selectAllLabel={attachmentTexts.selectAll} onDelete={dialogs.removeChosen} />
        ) : null}
        <ScrollPane {...(query.isPlaceholderData ? { 'aria-busy': true } : {})}>
          <AttachmentList
            query={query}
            search={search}
            onSearchChange={onSearchChange}
            onCreate={onCreate}
            selection={isEditor ? selection : null}
            offset={(request.page - 1) * request.limit}
          />
        </ScrollPane>
        <PaginationFooter
          label={attachmentTexts.title}
          offset={(request.page - 1) * request.limit}
          limit={request.limit}
          total={totalCount ?? 0}
          onOffsetChange={(offset) => onSearchChange({ page: Math.floor(offset / request.limit) + 1 })}
          pageSizes={ATTACHMENT_PAGE_SIZES}
          onLimitChange={(size) => onSearchChange({ size })}
        />
      </ResultColumn>
      {flyout && isInPanel ? (
        <SideLayer label={attachmentTexts.title} onClose={navigation.onClose}>
          {flyout}
        </SideLayer>
      ) : (
        flyout
      )}
      {dialog}
    </WorkArea>
  );
}
