import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { styled } from '@mui/material/styles';
import { DELAYS_MS, LIMITS } from '@rotunda/contract';
import { useState } from 'react';
import { useFlag } from '../../../shared/api/session.tsx';
import { formatNumber } from '../../../shared/format/format-number.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { CountBadge } from '../../../shared/ui/count-badge.tsx';
import { AddressFindField } from '../../../shared/ui/find-field.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { ColumnBar } from '../../../shared/ui/work-area.tsx';
import {
  DEFAULT_SORT,
  isSort,
  SORT_LABELS,
  type AttachmentsScope,
  type AttachmentsSearch,
  type AttachmentsSearchChanges,
} from '../model/attachments-search.ts';
import { attachmentTexts } from '../model/attachments-texts.ts';
import { countFilters } from '../model/filter-chips.ts';
import { AttachmentsFilterDrawer } from './attachments-filter-drawer.tsx';

const Bar = styled(ColumnBar)(({ theme }) => ({
  flexWrap: 'wrap',
  paddingBlock: 10,
  '& h1': { fontSize: 18, lineHeight: '28px', fontWeight: 600 },
  '& .search': { flex: '1 1 180px', maxWidth: 360 },
  '& .end': { marginLeft: 'auto', display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' },
  [theme.breakpoints.down('sm')]: { '& .end': { marginLeft: 0, width: '100%' }, '& .search': { maxWidth: 'none' } },
}));

export interface AttachmentsHeaderProps {
  search: AttachmentsSearch;
  onSearchChange: (changes: AttachmentsSearchChanges, options?: { replace?: boolean }) => void;
  scope: AttachmentsScope | null;
  /** Null until it is known. */
  total: number | null;
  /** Null for a viewer. */
  onCreate: (() => void) | null;
}

/** Heading (hidden where the list is embedded), search, filters, order, and the button that adds. */
export function AttachmentsHeader({ search, onSearchChange, scope, total, onCreate }: AttachmentsHeaderProps) {
  const [isFiltering, setIsFiltering] = useState(false);
  const hasFilters = useFlag('attachmentFilters');
  const filters = search.filters ?? {};
  const count = countFilters(filters);
  return (
    <Bar className="tall">
      {scope === null ? <h1>{attachmentTexts.title}</h1> : null}
      {scope === null && total !== null ? <CountBadge>{formatNumber(total)}</CountBadge> : null}
      <div className="search">
        <AddressFindField
          label={attachmentTexts.search}
          value={search.text ?? ''}
          maxLength={LIMITS.searchText}
          delayMs={DELAYS_MS.attachmentSearch}
          onChange={(text) => onSearchChange({ text: text.trim() === '' ? null : text.trim() }, { replace: true })}
        />
      </div>
      <span className="end">
        {hasFilters ? (
          <Button startIcon={<Icon name="filter" />} aria-haspopup="dialog" onClick={() => setIsFiltering(true)}>
            {count > 0 ? `${texts.actions.filters} (${count})` : texts.actions.filters}
          </Button>
        ) : null}
        <Select
          value={search.sort ?? DEFAULT_SORT}
          onChange={(event) => onSearchChange({ sort: isSort(event.target.value) ? event.target.value : null })}
          slotProps={{ input: { 'aria-label': attachmentTexts.sort } }}
        >
          {Object.entries(SORT_LABELS).map(([sort, label]) => (
            <MenuItem key={sort} value={sort}>
              {label}
            </MenuItem>
          ))}
        </Select>
        {onCreate ? (
          <Button variant="contained" startIcon={<Icon name="plus" />} onClick={onCreate}>
            {attachmentTexts.add}
          </Button>
        ) : null}
      </span>
      {isFiltering ? (
        <AttachmentsFilterDrawer
          filters={filters}
          scope={scope}
          onClose={() => setIsFiltering(false)}
          onApply={(next) => {
            setIsFiltering(false);
            onSearchChange({ filters: next });
          }}
        />
      ) : null}
    </Bar>
  );
}
