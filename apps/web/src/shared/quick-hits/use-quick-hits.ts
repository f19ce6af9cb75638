import { useQuery } from '@tanstack/react-query';
import { DELAYS_MS } from '@rotunda/contract/values';
import { useApi } from '../api/api-context.tsx';
import type { ApiClient } from '../api/api-client.ts';
import { useDebounced } from '../hooks/use-debounced.ts';

export type QuickHit = Awaited<ReturnType<ApiClient['discover']['quickHits']>>[number];

const NO_HITS: readonly QuickHit[] = [];

/**
 * Finds documents by the typed number (SEA-05), debounced by 120 ms. Returns none while loading, because Enter must not
 * open the bill of a half-typed number, and none after a failure.
 */
export function useQuickHits(text: string): readonly QuickHit[] {
  const { queries } = useApi();
  const now = text.trim();
  const typed = useDebounced(now, DELAYS_MS.searchBox);
  const hits = useQuery({
    ...queries.discover.quickHits.queryOptions({ input: { id: typed } }),
    enabled: typed.length > 1 && typed.length <= 200,
    // The box works without its panel, so a retry must not delay Ask.
    retry: false,
  });
  return typed === now && typed.length > 1 ? (hits.data ?? NO_HITS) : NO_HITS;
}
