import { useQuery, useQueryClient } from '@tanstack/react-query';
import { LIMITS } from '@rotunda/contract/values';
import { useApi } from '../../../shared/api/api-context.tsx';
import { cachePatch, runOptimisticChange } from '../../../shared/api/optimistic-change.ts';

export type PageSize = (typeof LIMITS.pageSizes)[number];

export interface DiscoverPreferences {
  view: 'grouped' | 'list';
  pageSize: PageSize;
}

const DEFAULTS: DiscoverPreferences = { view: 'grouped', pageSize: 25 };
const KEY = 'discover';

function readPreferences(value: unknown): DiscoverPreferences {
  const own = typeof value === 'object' && value !== null ? new Map(Object.entries(value)) : new Map<string, unknown>();
  return {
    view: own.get('view') === 'list' ? 'list' : DEFAULTS.view,
    pageSize: LIMITS.pageSizes.find((size) => size === own.get('pageSize')) ?? DEFAULTS.pageSize,
  };
}

/**
 * Returns the user's Discover preferences, which are stored on the server (SEA-14). The screen neither waits for them
 * nor fails with them.
 */
export function usePreferences(): {
  preferences: DiscoverPreferences;
  change: (changes: Partial<DiscoverPreferences>) => void;
} {
  const { client, queries } = useApi();
  const queryClient = useQueryClient();
  const options = queries.discover.getPreferences.queryOptions();
  const stored = useQuery({ ...options, staleTime: 5 * 60_000, retry: false });
  const preferences = readPreferences(stored.data?.[KEY]);
  const change = (changes: Partial<DiscoverPreferences>) => {
    const next = { ...preferences, ...changes };
    const patch = cachePatch<Record<string, unknown>>(options, (all) => ({ ...all, [KEY]: next }));
    // A preference that cannot be saved still applies on this page, so no error is shown.
    if (stored.data === undefined) queryClient.setQueryData(options.queryKey, { [KEY]: next });
    void runOptimisticChange({
      queryClient,
      patches: [patch],
      commit: () => client.discover.updatePreferences({ preferences: { [KEY]: { ...next } } }),
    });
  };
  return { preferences, change };
}
