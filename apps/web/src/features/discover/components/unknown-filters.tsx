import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { discoverTexts } from '../discover-texts.ts';
import { WHOLE } from '../model/unknown-choices.ts';

export interface UnknownFiltersProps {
  names: readonly string[];
  onReset: () => void;
  /** The results, shown if every filter is known. */
  children: ReactNode;
}

/**
 * Replaces the results if an address contains unknown filters, because the search without them would find more than was
 * requested.
 */
export function UnknownFilters({ names, onReset, children }: UnknownFiltersProps) {
  if (names.length === 0) return children;
  return (
    <EmptyState
      icon="search"
      title={
        names.includes(WHOLE)
          ? discoverTexts.unreadableFilters
          : discoverTexts.unknownFilters(names.slice(0, 5).join(', '))
      }
      description={discoverTexts.unknownFiltersHint}
      action={
        <Button variant="outlined" onClick={onReset}>
          {discoverTexts.resetFilters}
        </Button>
      }
    />
  );
}
