import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { LIMITS } from '@rotunda/contract';
import { styled } from '@mui/material/styles';
import { useRef, useState } from 'react';
import { formatNumber } from '../../../shared/format/format-number.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { CountBadge } from '../../../shared/ui/count-badge.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { ColumnBar } from '../../../shared/ui/work-area.tsx';
import {
  DEFAULT_SORT,
  SORT_LABELS,
  type ActionSort,
  type ActionsSearch,
  type ActionsSearchChanges,
} from '../model/actions-search.ts';
import { actionTexts } from '../model/actions-texts.ts';
import { filterChipsOf } from '../model/filter-chips.ts';
import type { ShownLinks } from '../model/shown-links.ts';
import { ActionsFilterDrawer } from './actions-filter-drawer.tsx';
import { CalendarMenu } from './calendar-menu.tsx';

const Bar = styled(ColumnBar)(({ theme }) => ({
  flexWrap: 'wrap',
  paddingBlock: 10,
  '& h1': { fontSize: 18, lineHeight: '28px', fontWeight: 600 },
  '& .end': { marginLeft: 'auto', display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' },
  [theme.breakpoints.down('sm')]: { '& .end': { marginLeft: 0, width: '100%' } },
}));

const isSort = (value: string): value is ActionSort => Object.hasOwn(SORT_LABELS, value);

export interface ActionsHeaderProps {
  search: ActionsSearch;
  onSearchChange: (changes: ActionsSearchChanges) => void;
  scope: string | null;
  shown: ShownLinks;
  onShownChange: (shown: ShownLinks) => void;
  /** Null until it is known. */
  total: number | null;
  /** Null for a viewer. */
  onCreate: (() => void) | null;
}

/** Heading, filters, order, page size, what the rows show, and the button that logs an action. */
export function ActionsHeader(props: ActionsHeaderProps) {
  const { search, onSearchChange, scope, shown, onShownChange, total, onCreate } = props;
  const [isFiltering, setIsFiltering] = useState(false);
  const count = filterChipsOf(search.filters ?? {}, scope).length;
  return (
    <Bar className="tall">
      <h1>{actionTexts.title}</h1>
      {total === null ? null : <CountBadge>{formatNumber(total)}</CountBadge>}
      <span className="end">
        <Button startIcon={<Icon name="filter" />} aria-haspopup="dialog" onClick={() => setIsFiltering(true)}>
          {count > 0 ? `${texts.actions.filters} (${count})` : texts.actions.filters}
        </Button>
        <Select
          value={search.sort ?? DEFAULT_SORT}
          onChange={(event) => onSearchChange({ sort: isSort(event.target.value) ? event.target.value : null })}
          slotProps={{ input: { 'aria-label': actionTexts.sort } }}
        >
          {Object.entries(SORT_LABELS).map(([sort, label]) => (
            <MenuItem key={sort} value={sort}>
              {label}
            </MenuItem>
          ))}
        </Select>
        <Select
          value={search.size ?? LIMITS.actionsPageSize}
          onChange={(event) => onSearchChange({ size: Number(event.target.value) })}
          slotProps={{ input: { 'aria-label': actionTexts.pageSize } }}
        >
          {LIMITS.actionPageSizes.map((size) => (
            <MenuItem key={size} value={size}>
              {size}
            </MenuItem>
          ))}
        </Select>
        <ShowMenu shown={shown} onChange={onShownChange} />
        {scope === null ? <CalendarMenu canImport={onCreate !== null} /> : null}
        {onCreate ? (
          <Button variant="contained" startIcon={<Icon name="plus" />} onClick={onCreate}>
            {actionTexts.create}
          </Button>
        ) : null}
      </span>
      {isFiltering ? (
        <ActionsFilterDrawer
          filters={search.filters ?? {}}
          scope={scope}
          onClose={() => setIsFiltering(false)}
          onApply={(filters) => {
            setIsFiltering(false);
            onSearchChange({ filters });
          }}
        />
      ) : null}
    </Bar>
  );
}

const SHOWN_LABELS: readonly [keyof ShownLinks, string][] = [
  ['tags', 'Show tags'],
  ['projects', 'Show projects'],
  ['linkedItems', 'Show linked items'],
];

function ShowMenu({ shown, onChange }: { shown: ShownLinks; onChange: (shown: ShownLinks) => void }) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        ref={button}
        startIcon={<Icon name="eye" />}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      >
        {actionTexts.show}
      </Button>
      <Menu
        open={isOpen}
        anchorEl={() => button.current}
        onClose={() => setIsOpen(false)}
        slotProps={{ list: { 'aria-label': actionTexts.show } }}
      >
        {SHOWN_LABELS.map(([name, label]) => (
          <MenuItem
            key={name}
            role="menuitemcheckbox"
            aria-checked={shown[name]}
            onClick={() => onChange({ ...shown, [name]: !shown[name] })}
          >
            <Checkbox
              checked={shown[name]}
              tabIndex={-1}
              slotProps={{ input: { 'aria-hidden': true, tabIndex: -1 } }}
            />
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
