import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { LIMITS } from '@rotunda/contract/values';
import { type ReactNode, useRef, useState } from 'react';
import { FilterButton } from '../../../shared/records/filter-button.tsx';
import { SortSelect } from '../../../shared/records/sort-select.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { Toolbar } from '../../../shared/ui/toolbar.tsx';
import { lazyComponent } from '../../../shared/lazy/lazy-component.tsx';
import { DEFAULT_SORT, SORT_LABELS, type ActionsSearch, type ActionsSearchChanges } from '../model/actions-search.ts';
import { actionTexts } from '../model/actions-texts.ts';
import { getFilterChips } from '../model/filter-chips.ts';
import type { ShownLinks } from '../model/shown-links.ts';
import { CalendarMenu } from './calendar-menu.tsx';

const ActionsFilterDrawer = lazyComponent(
  async () => (await import('./actions-filter-drawer.tsx')).ActionsFilterDrawer,
);

export interface ActionsHeaderProps {
  search: ActionsSearch;
  onSearchChange: (changes: ActionsSearchChanges) => void;
  scope: string | null;
  shown: ShownLinks;
  onShownChange: (shown: ShownLinks) => void;
  /** Null until it is known. */
  total: number | null;
  exportButton: ReactNode;
  /** Null for a viewer. */
  onCreate: (() => void) | null;
}

/** Header with heading, filters, order, page size, the details shown in rows, and the button that logs an action. */
export function ActionsHeader(props: ActionsHeaderProps) {
  const { search, onSearchChange, scope, shown, onShownChange, total, exportButton, onCreate } = props;
  const { filters = {} } = search;
  return (
    <Toolbar
      place="column"
      title={actionTexts.title}
      count={total}
      filters={
        <>
          <FilterButton
            count={getFilterChips(filters, scope).length}
            renderDrawer={(close) => (
              <ActionsFilterDrawer
                filters={filters}
                scope={scope}
                onClose={close}
                onApply={(next) => onSearchChange({ filters: next })}
              />
            )}
          />
          <SortSelect
            label={actionTexts.sort}
            value={search.sort ?? DEFAULT_SORT}
            labels={SORT_LABELS}
            onChange={(sort) => onSearchChange({ sort })}
          />
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
          {exportButton}
        </>
      }
      actions={
        onCreate ? (
          <Button variant="contained" startIcon={<Icon name="plus" />} onClick={onCreate}>
            {actionTexts.create}
          </Button>
        ) : null
      }
    />
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
