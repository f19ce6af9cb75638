import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { discoverTexts } from '../discover-texts.ts';

export interface UnknownFiltersProps {
  names: readonly string[];
  onReset: () => void;
  /** The results, where every filter is known. */
  children: ReactNode;
}

/** In place of results: an address with filters nobody knows would find more than was asked for. */
export function UnknownFilters({ names, onReset, children }: UnknownFiltersProps) {
  if (names.length === 0) return children;
  return (
    <EmptyState
      icon="search"
      title={discoverTexts.unknownFilters(names.slice(0, 5).join(', '))}
      description={discoverTexts.unknownFiltersHint}
      action={
        <Button variant="outlined" onClick={onReset}>
          {discoverTexts.resetFilters}
        </Button>
      }
    />
  );
}
