import Button from '@mui/material/Button';
import { texts } from '../texts/texts.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import type { IconName } from '../ui/icon-shapes.tsx';

export interface EmptyListProps {
  icon: IconName;
  /** Texts for a list that is still empty, and for one whose filters match nothing. */
  words: Readonly<Record<'emptyTitle' | 'emptyHint' | 'noneFoundHint' | 'clearFilters', string>>;
  createLabel: string;
  isFiltered: boolean;
  onClear: () => void;
  /** Null for a viewer. */
  onCreate: (() => void) | null;
}

/** Explains why a list is empty and what to do next. */
export function EmptyList({ icon, words, createLabel, isFiltered, onClear, onCreate }: EmptyListProps) {
  if (isFiltered) {
    return (
      <EmptyState
        icon="search"
        title={texts.search.noResults}
        description={words.noneFoundHint}
        action={<Button onClick={onClear}>{words.clearFilters}</Button>}
      />
    );
  }
  return (
    <EmptyState
      icon={icon}
      title={words.emptyTitle}
      description={words.emptyHint}
      action={
        onCreate ? (
          <Button variant="contained" onClick={onCreate}>
            {createLabel}
          </Button>
        ) : null
      }
    />
  );
}
