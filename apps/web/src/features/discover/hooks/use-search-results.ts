import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SearchModel } from '@rotunda/contract';
import type { ApiClient } from '../../../shared/api/api-client.ts';
import { useApi } from '../../../shared/api/api-context.tsx';
import { getCounts } from '../../../shared/api/refetch-decisions.ts';
import type { DiscoverSort } from '../model/discover-search.ts';

export type SearchAnswer = Awaited<ReturnType<ApiClient['discover']['search']>>;
/** A result as the API returns it in JSON. */
export type ResultHit = SearchAnswer['results'][number];
export type ResultGroup = SearchAnswer['groups'][number];

/** Maximum number of rows the server skips; it does not count rows beyond that either (SEA-09). */
const MAX_RESULTS = 10_000;

/** Returns the last page that can be requested, counted from 1. */
export function lastPage(pageSize: number, total = MAX_RESULTS): number {
  return Math.max(1, Math.ceil(Math.min(total, MAX_RESULTS) / pageSize));
}

export interface ResultsRequest {
  searchModel: SearchModel;
  sort: DiscoverSort;
  isGrouped: boolean;
  /** Page number, starting at 1. */
  page: number;
  pageSize: number;
}

/**
 * Fetches everything that a view of Discover shows in one call: rows, counts, and how the text was interpreted. The
 * previous results stay while the next ones load, so that nothing jumps.
 */
export function useSearchResults({ searchModel, sort, isGrouped, page, pageSize }: ResultsRequest) {
  const { client, queries } = useApi();
  const queryClient = useQueryClient();
  const input = {
    searchModel,
    sort,
    grouped: isGrouped,
    skip: isGrouped ? 0 : (page - 1) * pageSize,
    limit: pageSize,
    facets: true,
    typeCounts: true,
  };
  const options = queries.discover.search.queryOptions({ input });
  return useQuery({
    ...options,
    queryFn: async ({ signal }) => {
      const answer = await client.discover.search(input, { signal });
      const { total, atTotalLimit, understood } = answer;
      queryClient.setQueryData(
        queries.discover.explain.queryKey({ input: explanationInput(searchModel, searchModel.rawTextSearch) }),
        { total, atTotalLimit, understood },
      );
      return answer;
    },
    placeholderData: keepPreviousData,
  });
}

/**
 * Returns the input for explaining a text under a search's filters. The response to the search itself also answers it.
 */
export function explanationInput(searchModel: SearchModel, rawTextSearch: string) {
  return { searchModel: { ...searchModel, rawTextSearch, textSearch: '' } };
}

/** Number beside each document type: how many documents selecting it would find. */
export type TypeCounts = NonNullable<SearchAnswer['typeCounts']>;

/**
 * Returns the number of documents per type under the filters that wait for Apply, so that a filter that comes with a
 * type is counted as soon as it shows. If nothing waits, the results provide the numbers.
 */
export function useTypeCounts(
  pending: SearchModel,
  isWaiting: boolean,
  answer: SearchAnswer | undefined,
): TypeCounts | null {
  const { queries } = useApi();
  const input = {
    searchModel: pending,
    sort: 'relevance' as const,
    grouped: false,
    skip: 0,
    limit: 1,
    facets: false,
    typeCounts: true,
  };
  const waiting = useQuery({
    ...queries.discover.search.queryOptions({ input }),
    enabled: isWaiting,
    placeholderData: keepPreviousData,
    retry: false,
    meta: getCounts(pending),
  });
  return (isWaiting ? waiting.data?.typeCounts : null) ?? answer?.typeCounts ?? null;
}
