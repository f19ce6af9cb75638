import Button from '@mui/material/Button';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { tariffsTexts as words } from '../model/tariffs-texts.ts';

/** Empty state for a search without matches, with a button to clear the search. */
export function ClearSearch({ title, onClear }: { title: string; onClear: () => void }) {
  return (
    <EmptyState
      icon="search"
      title={title}
      description={words.noCodesHint}
      action={<Button onClick={onClear}>{words.clearSearch}</Button>}
    />
  );
}
