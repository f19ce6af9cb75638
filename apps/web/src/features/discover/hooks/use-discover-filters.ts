import { useCallback, useMemo, useState } from 'react';
import { filterReducer, type FilterAction, type FilterState } from '../model/filter-reducer.ts';
import { readSearchModel, writeSearchModel } from '../model/read-search-model.ts';

/** One search, one key: the router keeps equal parts of the address before, so the order of its fields says nothing. */
const keyOf = (filters: Record<string, unknown> | undefined) => JSON.stringify(readSearchModel(filters));

interface Waiting {
  /** What was in force when these choices were made, and what was written to the address since. */
  keys: readonly string[];
  pending: FilterState['pending'];
  /** They differ from what is in force, or will be once the address has arrived. */
  isForApply: boolean;
}

/**
 * The filters of Discover: the address holds what is in force, this page holds what waits for Apply. Another address
 * (Back, a link) takes its own filters and forgets what waited.
 */
export function useDiscoverFilters(
  filters: Record<string, unknown> | undefined,
  writeFilters: (filters: Record<string, unknown> | undefined) => void,
): { state: FilterState; isWaiting: boolean; dispatch: (action: FilterAction) => void } {
  const key = keyOf(filters);
  const active = useMemo(() => readSearchModel(JSON.parse(key)), [key]);
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const isCurrent = waiting !== null && waiting.keys.includes(key);
  if (waiting !== null && !isCurrent) setWaiting(null);
  // The address has arrived where it was sent: going back to the one before forgets what waited there.
  if (isCurrent && waiting.keys.length > 1 && waiting.keys.at(-1) === key) setWaiting({ ...waiting, keys: [key] });
  const state = useMemo<FilterState>(
    () => ({
      active,
      pending: isCurrent ? waiting.pending : active,
    }),
    [active, isCurrent, waiting],
  );
  const dispatch = useCallback(
    (action: FilterAction) => {
      const next = filterReducer(state, action);
      const written = writeSearchModel(next.active);
      const nextKey = keyOf(written);
      setWaiting({
        keys: nextKey === key ? [key] : [key, nextKey],
        pending: next.pending,
        isForApply: keyOf(writeSearchModel(next.pending)) !== nextKey,
      });
      if (nextKey !== key) writeFilters(Object.keys(written).length === 0 ? undefined : written);
    },
    [state, key, writeFilters],
  );
  return { state, isWaiting: isCurrent && waiting.isForApply, dispatch };
}
