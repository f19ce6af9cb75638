import { useCallback, useMemo, useState } from 'react';
import { filterReducer, type FilterAction, type FilterState } from '../model/filter-reducer.ts';
import { readSearchModel, writeSearchModel } from '../model/read-search-model.ts';

/**
 * Returns one key per search. The order of the address's fields does not matter, because the router reuses equal parts
 * of the previous address.
 */
const getKey = (filters: Record<string, unknown> | undefined) => JSON.stringify(readSearchModel(filters));

interface Waiting {
  /** Keys of the search that was active when these choices were made, and of the one written to the address since. */
  keys: readonly string[];
  pending: FilterState['pending'];
  /** The choices differ from the search that is active, or will be once the address is updated. */
  isForApply: boolean;
}

/**
 * State of Discover's filters. The address stores the active filters, and this page stores the choices that wait for
 * Apply. A different address (Back, a link) brings its own filters and discards the waiting choices.
 */
export function useDiscoverFilters(
  filters: Record<string, unknown> | undefined,
  writeFilters: (filters: Record<string, unknown> | undefined) => void,
): { state: FilterState; isWaiting: boolean; dispatch: (action: FilterAction) => void } {
  const key = getKey(filters);
  const active = useMemo(() => readSearchModel(JSON.parse(key)), [key]);
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const isCurrent = waiting !== null && waiting.keys.includes(key);
  if (waiting !== null && !isCurrent) setWaiting(null);
  // The address has reached its new value, so going back to the previous one discards the waiting choices.
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
      const nextKey = getKey(written);
      setWaiting({
        keys: nextKey === key ? [key] : [key, nextKey],
        pending: next.pending,
        isForApply: getKey(writeSearchModel(next.pending)) !== nextKey,
      });
      if (nextKey !== key) writeFilters(Object.keys(written).length === 0 ? undefined : written);
    },
    [state, key, writeFilters],
  );
  return { state, isWaiting: isCurrent && waiting.isForApply, dispatch };
}
