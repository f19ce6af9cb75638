import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import type { ReactNode } from 'react';
import { Icon } from '../ui/icon.tsx';
import { ColumnBar } from '../ui/work-area.tsx';
import { recordTexts } from './record-texts.ts';
import type { LoadedSelection } from './use-loaded-selection.ts';

export interface BulkBarProps {
  selection: LoadedSelection<unknown>;
  selectAllLabel: string;
  onDelete: () => void;
  /** Further actions on the selected rows. */
  children?: ReactNode;
}

/** Checkbox for all loaded rows, and the actions on the selected ones. */
export function BulkBar({ selection, selectAllLabel, onDelete, children }: BulkBarProps) {
  const count = selection.rows.length;
  return (
    <ColumnBar
      role="region"
      aria-label={recordTexts.selected(count)}
      sx={{ flexWrap: 'wrap', gap: 2, ...(count > 0 ? { backgroundColor: 'token.selected' } : {}) }}
    >
      <Checkbox
        checked={selection.isAll}
        indeterminate={count > 0 && !selection.isAll}
        onChange={(_event, isChecked) => (isChecked ? selection.selectAll() : selection.clear())}
        slotProps={{ input: { 'aria-label': selectAllLabel } }}
      />
      <span role="status" style={{ marginRight: 8 }}>
        {count === 0 ? selectAllLabel : recordTexts.selected(count)}
      </span>
      {count > 0 ? (
        <>
          {children}
          <Button size="small" color="error" startIcon={<Icon name="trash" />} onClick={onDelete}>
            {recordTexts.deleteButton}
          </Button>
          <Button size="small" variant="text" onClick={selection.clear}>
            {recordTexts.clearSelection}
          </Button>
        </>
      ) : null}
    </ColumnBar>
  );
}
