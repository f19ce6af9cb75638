import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SearchModel } from '@rotunda/contract';
import type { ApiClient } from '../../../shared/api/api-client.ts';
import { useApi } from '../../../shared/api/api-context.tsx';
import { countsOf } from '../../../shared/api/refetch-decisions.ts';
import type { DiscoverSort } from '../model/discover-search.ts';

export type SearchAnswer = Awaited<ReturnType<ApiClient['discover']['search']>>;
/** As JSON carries it. */
export type ResultHit = SearchAnswer['results'][number];
export type ResultGroup = SearchAnswer['groups'][number];

/** Rows the server passes over at most; what lies behind is not counted either (SEA-09). */
const FURTHEST = 10_000;

/** The last page that can be asked for, from 1. */
export function lastPage(pageSize: number, total = FURTHEST): number {
  return Math.max(1, Math.ceil(Math.min(total, FURTHEST) / pageSize));
}

export interface ResultsRequest {
  searchModel: SearchModel;
  sort: DiscoverSort;
  isGrouped: boolean;
  /** From 1. */
  page: number;
  pageSize: number;
}

/**
 * All that a view of Discover shows, in one call: the rows, how many there are of what, and how the text was understood.
 * The last ones stay while the next are fetched, so that nothing jumps.
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

/** What is asked to explain a text under the filters of a search; the answer of the search itself is one to it. */
export function explanationInput(searchModel: SearchModel, rawTextSearch: string) {
  return { searchModel: { ...searchModel, rawTextSearch, textSearch: '' } };
}

/** The number beside each document type: what choosing it would find. */
export type TypeCounts = NonNullable<SearchAnswer['typeCounts']>;

/**
 * How many documents each type holds under the filters that wait for Apply, so that a filter a type brings along is
 * counted as soon as it shows. Where nothing waits the results tell it.
 */
export function useTypeCounts(
  pending: SearchModel,
  isWaiting: boolean,
  answer: SearchAnswer | undefined,
): TypeCounts | null {
  const { queries } = useApi();
  const input = {
    ...{ searchModel: pending, sort: 'relevance' as const, grouped: false, skip: 0, limit: 1 },
    ...{ facets: false, typeCounts: true },
  };
  const waiting = useQuery({
    ...queries.discover.search.queryOptions({ input }),
    enabled: isWaiting,
    placeholderData: keepPreviousData,
    retry: false,
    meta: countsOf(pending),
  });
  return (isWaiting ? waiting.data?.typeCounts : null) ?? answer?.typeCounts ?? null;
}
