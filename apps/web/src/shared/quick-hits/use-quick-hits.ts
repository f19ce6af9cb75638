import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { DELAYS_MS } from '@rotunda/contract';
import { useApi } from '../api/api-context.tsx';
import type { ApiClient } from '../api/api-client.ts';
import { useDebounced } from '../hooks/use-debounced.ts';

export type QuickHit = Awaited<ReturnType<ApiClient['discover']['quickHits']>>[number];

/** Documents whose number is what was typed (SEA-05), once the text has rested for 120 ms. A failure shows none. */
export function useQuickHits(text: string): readonly QuickHit[] {
  const { queries } = useApi();
  const typed = useDebounced(text.trim(), DELAYS_MS.searchBox);
  const hits = useQuery({
    ...queries.discover.quickHits.queryOptions({ input: { id: typed } }),
    enabled: typed.length > 1 && typed.length <= 200,
    placeholderData: keepPreviousData,
    // The box works without its panel: Ask is not held up by asking again.
    retry: false,
  });
  return typed.length > 1 ? (hits.data ?? []) : [];
}
