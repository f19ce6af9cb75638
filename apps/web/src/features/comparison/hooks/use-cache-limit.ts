import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { COMPARISON_LIMITS } from '@rotunda/contract/values';
import { useEffect } from 'react';

/**
 * Keeps at most ten responses of a kind in the cache (CMP-01). When a new one arrives, the oldest that are not in use are
 * removed.
 * @param newest changes with each response
 */
export function useCacheLimit(kind: QueryKey, newest: unknown): void {
  const client = useQueryClient();
  const kindText = JSON.stringify(kind);
  useEffect(() => {
    const queryKey: QueryKey = JSON.parse(kindText);
    const answers = client.getQueryCache().findAll({ queryKey });
    const shown = answers.filter((answer) => answer.isActive()).length;
    const spare = answers
      .filter((answer) => !answer.isActive())
      .toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt);
    for (const old of spare.slice(Math.max(0, COMPARISON_LIMITS.cachedAnswers - shown)))
      client.getQueryCache().remove(old);
  }, [client, kindText, newest]);
}
