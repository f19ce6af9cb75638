import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import { Icon } from '../../../shared/ui/icon.tsx';
import { ColumnBar } from '../../../shared/ui/work-area.tsx';
import type { ActionSelection } from '../hooks/use-action-selection.ts';
import { actionTexts } from '../model/actions-texts.ts';

export interface ActionsBulkBarProps {
  selection: ActionSelection;
  onTags: () => void;
  onDelete: () => void;
}

/** The box for everything loaded, and what can be done with what is chosen. */
export function ActionsBulkBar({ selection, onTags, onDelete }: ActionsBulkBarProps) {
  const count = selection.actions.length;
  return (
    <ColumnBar
      role="region"
      aria-label={actionTexts.selected(count)}
      sx={{ flexWrap: 'wrap', gap: 2, ...(count > 0 ? { backgroundColor: 'token.selected' } : {}) }}
    >
      <Checkbox
        checked={selection.isAll}
        indeterminate={count > 0 && !selection.isAll}
        onChange={(_event, isChecked) => (isChecked ? selection.selectAll() : selection.clear())}
        slotProps={{ input: { 'aria-label': actionTexts.selectAll } }}
      />
      <span role="status" style={{ marginRight: 8 }}>
        {count === 0 ? actionTexts.selectAll : actionTexts.selected(count)}
      </span>
      {count > 0 ? (
        <>
          <Button size="small" startIcon={<Icon name="tag" />} onClick={onTags}>
            {actionTexts.editTags}
          </Button>
          <Button size="small" color="error" startIcon={<Icon name="trash" />} onClick={onDelete}>
            {actionTexts.deleteButton}
          </Button>
          <Button size="small" variant="text" onClick={selection.clear}>
            {actionTexts.clearSelection}
          </Button>
        </>
      ) : null}
    </ColumnBar>
  );
}
