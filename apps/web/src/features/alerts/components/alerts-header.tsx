import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { styled } from '@mui/material/styles';
import { ALERT_SORTS } from '@rotunda/contract/values';
import { DISCOVER_DOCUMENT_TYPES, DOCUMENT_TYPE_LABELS } from '@rotunda/domain';
import type { ReactNode } from 'react';
import { SegmentedControl } from '../../../shared/ui/segmented-control.tsx';
import { ICON_BUTTON_ON_PHONE } from '../../../shared/ui/toolbar.tsx';
import { ColumnBar } from '../../../shared/ui/work-area.tsx';
import type { ScopeCounts } from '../hooks/use-scope-counts.ts';
import type { AlertsSearch, AlertsSearchChanges } from '../model/alerts-search.ts';
import { alertsTexts } from '../model/alerts-texts.ts';

const Root = styled(ColumnBar)(({ theme }) => ({
  minHeight: 56,
  flexWrap: 'wrap',
  columnGap: 20,
  rowGap: 8,
  paddingBlock: 10,
  '& h1': theme.typography.h1,
  '& h2': theme.typography.h3,
  '& .MuiSelect-select': { fontSize: 13 },
  [theme.breakpoints.down('sm')]: {
    columnGap: 8,
    // Three lines: heading and buttons, then which alerts, then their source and order.
    '& .MuiToggleButtonGroup-root': { order: 1, width: '100%', '& button': { flex: 1, minHeight: 34 } },
  },
}));

const Heading = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'baseline',
  gap: 8,
  minWidth: 0,
  [theme.breakpoints.down('sm')]: { flex: '1 0 0', flexWrap: 'wrap', columnGap: 8, rowGap: 0 },
}));

const Figures = styled('span')(({ theme }) => ({
  color: theme.vars.palette.token.ink2,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
}));

const Controls = styled('div')(({ theme }) => ({
  marginLeft: 'auto',
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minWidth: 0,
  '& > .MuiInputBase-root fieldset': { borderColor: theme.vars.palette.token.border },
  // On phones, parts of the bar. Twice, to outrank what buttons and selects say of their own width.
  [theme.breakpoints.down('sm')]: {
    display: 'contents',
    '&& > *': { order: 1, flex: '1 1 auto' },
    '&& > .MuiButton-root:has(.MuiButton-startIcon):not([aria-haspopup])': {
      ...ICON_BUTTON_ON_PHONE,
      order: 0,
      flex: 'none',
    },
  },
}));

export interface AlertsHeaderProps {
  title: string;
  /** The list is part of a project's page, which has its own heading. */
  isPart: boolean;
  search: AlertsSearch;
  onSearchChange: (changes: AlertsSearchChanges) => void;
  counts: ScopeCounts | null;
  /** Number of irrelevant alerts in the list; null while unknown or when other alerts are shown. */
  irrelevant: number | null;
  /** Additional controls on the right: the saved search's settings and, on phones, the button for the rail. */
  children?: ReactNode;
}

/** Header of the alerts: title, number of unread alerts, segments and order. */
export function AlertsHeader(props: AlertsHeaderProps) {
  const { title, isPart, search, onSearchChange, counts, irrelevant, children } = props;
  const segments = [
    { value: 'all', label: 'All' },
    { value: 'unread', label: 'Unread', ...(counts ? { count: counts.unread } : {}) },
    { value: 'read', label: 'Read' },
    { value: 'irrelevant', label: 'Irrelevant' },
  ] as const;
  return (
    <Root>
      <Heading>
        {isPart ? <h2>{title}</h2> : <h1>{title}</h1>}
        {search.read === 'irrelevant' ? (
          // Irrelevant alerts count neither as unread nor toward the total (ALR-03), only in their own number.
          irrelevant === null ? null : (
            <Figures>{alertsTexts.irrelevant(irrelevant)}</Figures>
          )
        ) : counts ? (
          <Figures>{alertsTexts.getUnread(counts.unread, counts.total)}</Figures>
        ) : null}
      </Heading>
      <SegmentedControl
        label="Show"
        segments={segments}
        value={search.read ?? 'all'}
        onChange={(value) => onSearchChange({ read: value === 'all' ? null : value })}
      />
      <Controls>
        {children}
        <Select
          value={search.type ?? ''}
          displayEmpty
          onChange={({ target }) =>
            onSearchChange({ type: DISCOVER_DOCUMENT_TYPES.find((type) => type === target.value) ?? null })
          }
          slotProps={{ input: { 'aria-label': 'Document type' } }}
        >
          <MenuItem value="">{alertsTexts.anyType}</MenuItem>
          {DISCOVER_DOCUMENT_TYPES.map((type) => (
            <MenuItem key={type} value={type}>
              {DOCUMENT_TYPE_LABELS[type]}
            </MenuItem>
          ))}
        </Select>
        <Select
          value={search.sort ?? 'discoveryDate_desc'}
          onChange={({ target }) =>
            onSearchChange({ sort: ALERT_SORTS.slice(1).find((sort) => sort === target.value) ?? null })
          }
          slotProps={{ input: { 'aria-label': 'Sort by' } }}
        >
          {ALERT_SORTS.map((sort) => (
            <MenuItem key={sort} value={sort}>
              {alertsTexts.sorts[sort]}
            </MenuItem>
          ))}
        </Select>
      </Controls>
    </Root>
  );
}
