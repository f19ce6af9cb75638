import Button from '@mui/material/Button';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { actionTexts } from '../model/actions-texts.ts';

export interface NoActionsProps {
  isFiltered: boolean;
  onClear: () => void;
  /** Null for a viewer. */
  onCreate: (() => void) | null;
}

/** An empty list says why it is empty and what to do next. */
export function NoActions({ isFiltered, onClear, onCreate }: NoActionsProps) {
  if (isFiltered) {
    return (
      <EmptyState
        icon="search"
        title={actionTexts.noneFoundTitle}
        description={actionTexts.noneFoundHint}
        action={<Button onClick={onClear}>{actionTexts.clearFilters}</Button>}
      />
    );
  }
  return (
    <EmptyState
      icon="calendar"
      title={actionTexts.emptyTitle}
      description={actionTexts.emptyHint}
      action={
        onCreate ? (
          <Button variant="contained" onClick={onCreate}>
            {actionTexts.create}
          </Button>
        ) : null
      }
    />
  );
}
