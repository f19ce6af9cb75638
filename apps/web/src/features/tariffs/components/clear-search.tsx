import Button from '@mui/material/Button';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { tariffsTexts as words } from '../model/tariffs-texts.ts';

/** Nothing matches, and the way back to everything. */
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
