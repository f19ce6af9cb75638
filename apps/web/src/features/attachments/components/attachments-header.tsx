import Button from '@mui/material/Button';
import { DELAYS_MS, LIMITS } from '@rotunda/contract/values';
import { useFlag } from '../../../shared/api/session.tsx';
import { FilterButton } from '../../../shared/records/filter-button.tsx';
import { SortSelect } from '../../../shared/records/sort-select.tsx';
import { AddressFindField } from '../../../shared/ui/find-field.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { Toolbar } from '../../../shared/ui/toolbar.tsx';
import { lazyComponent } from '../../../shared/lazy/lazy-component.tsx';
import {
  DEFAULT_SORT,
  SORT_LABELS,
  type AttachmentsScope,
  type AttachmentsSearch,
  type AttachmentsSearchChanges,
} from '../model/attachments-search.ts';
import { attachmentTexts } from '../model/attachments-texts.ts';
import { getFilterChips } from '../model/filter-chips.ts';

const AttachmentsFilterDrawer = lazyComponent(
  async () => (await import('./attachments-filter-drawer.tsx')).AttachmentsFilterDrawer,
);

export interface AttachmentsHeaderProps {
  search: AttachmentsSearch;
  onSearchChange: (changes: AttachmentsSearchChanges, options?: { replace?: boolean }) => void;
  scope: AttachmentsScope | null;
  /** Null until it is known. */
  total: number | null;
  /** Null for a viewer. */
  onCreate: (() => void) | null;
}

/** Header with heading (hidden in an embedded list), search, filters, order and the add button. */
export function AttachmentsHeader({ search, onSearchChange, scope, total, onCreate }: AttachmentsHeaderProps) {
  const hasFilters = useFlag('attachmentFilters');
  const { filters = {} } = search;
  return (
    <Toolbar
      place="column"
      title={scope === null ? attachmentTexts.title : null}
      count={total}
      find={
        <AddressFindField
          label={attachmentTexts.search}
          value={search.text ?? ''}
          maxLength={LIMITS.searchText}
          delayMs={DELAYS_MS.attachmentSearch}
          onChange={(text) => onSearchChange({ text: text.trim() === '' ? null : text.trim() }, { replace: true })}
        />
      }
      filters={
        <>
          {hasFilters ? (
            <FilterButton
              count={getFilterChips(filters).length}
              renderDrawer={(close) => (
                <AttachmentsFilterDrawer
                  filters={filters}
                  scope={scope}
                  onClose={close}
                  onApply={(next) => onSearchChange({ filters: next })}
                />
              )}
            />
          ) : null}
          <SortSelect
            label={attachmentTexts.sort}
            value={search.sort ?? DEFAULT_SORT}
            labels={SORT_LABELS}
            onChange={(sort) => onSearchChange({ sort })}
          />
        </>
      }
      actions={
        onCreate ? (
          <Button variant="contained" startIcon={<Icon name="plus" />} onClick={onCreate}>
            {attachmentTexts.add}
          </Button>
        ) : null
      }
    />
  );
}
