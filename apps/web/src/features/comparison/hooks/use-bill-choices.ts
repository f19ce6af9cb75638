import { skipToken, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { COMPARISON_LIMITS } from '@rotunda/contract/values';
import type { ApiClient } from '../../../shared/api/api-client.ts';
import { useApi } from '../../../shared/api/api-context.tsx';
import { shownVersions } from '../../../shared/documents/shown-versions.ts';
import { useDebounced } from '../../../shared/hooks/use-debounced.ts';
import { useCacheLimit } from './use-cache-limit.ts';

export type ComparableVersion = Awaited<ReturnType<ApiClient['documents']['findLegislationVersions']>>[number];

/** Fetches the versions of a bill, newest first; without a bill it fetches nothing. */
export function useComparableVersions(fusionId: string | undefined) {
  const { queries } = useApi();
  const input = fusionId === undefined ? skipToken : { id: fusionId };
  const versions = useQuery({
    ...queries.documents.findLegislationVersions.queryOptions({ input }),
    select: shownVersions,
  });
  useCacheLimit(queries.documents.findLegislationVersions.key(), versions.dataUpdatedAt);
  return versions;
}

/** Fetches the bills that the sources relate to a bill. */
export function useRelatedBills(fusionId: string) {
  const { queries } = useApi();
  const related = useQuery(queries.documents.findRelatedLegislation.queryOptions({ input: { id: fusionId } }));
  useCacheLimit(queries.documents.findRelatedLegislation.key(), related.dataUpdatedAt);
  return related;
}

/** Fetches the bills that were found similar when a user last requested them on the bill's page. */
export function useSimilarChoices(fusionId: string) {
  const { queries } = useApi();
  const similar = useQuery(queries.similar.find.queryOptions({ input: { id: fusionId } }));
  useCacheLimit(queries.similar.find.key(), similar.dataUpdatedAt);
  return similar;
}

/** Searches other bills by number or title, debounced by 600 ms (CMP-03). */
export function useOtherBills(typed: string, activeSessions: boolean) {
  const { queries } = useApi();
  const searchText = useDebounced(typed.trim(), COMPARISON_LIMITS.searchDelayMs);
  const limit = COMPARISON_LIMITS.otherBills;
  const found = useInfiniteQuery({
    ...queries.comparison.findBills.infiniteOptions({
      input: (skip: number) => ({ searchText, activeSessions, skip, limit }),
      initialPageParam: 0,
      getNextPageParam: ({ total }, pages) => {
        const shown = pages.reduce((sum, { results }) => sum + results.length, 0);
        return shown < total && pages.at(-1)?.results.length !== 0 ? shown : undefined;
      },
    }),
    enabled: searchText !== '',
  });
  useCacheLimit(queries.comparison.findBills.key(), found.dataUpdatedAt);
  return { found, isWaiting: typed.trim() !== searchText };
}
