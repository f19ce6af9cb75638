import { keepPreviousData, useQuery } from '@tanstack/react-query';
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

/** The rows of a search; the last ones stay while the next are fetched, so that nothing jumps. */
export function useSearchResults({ searchModel, sort, isGrouped, page, pageSize }: ResultsRequest) {
  const { queries } = useApi();
  const input = {
    searchModel,
    sort,
    grouped: isGrouped,
    skip: isGrouped ? 0 : (page - 1) * pageSize,
    limit: pageSize,
    facets: false,
  };
  return useQuery({ ...queries.discover.search.queryOptions({ input }), placeholderData: keepPreviousData });
}

/** Documents behind every filter. Asked apart from the rows: they are there before all is counted. */
export function useFacets(searchModel: SearchModel): SearchAnswer['facets'] {
  const { queries } = useApi();
  const input = { searchModel, sort: 'relevance' as const, grouped: false, skip: 0, limit: 1, facets: true };
  const answer = useQuery({
    ...queries.discover.search.queryOptions({ input }),
    placeholderData: keepPreviousData,
    retry: false,
    meta: countsOf(searchModel),
  });
  return answer.data?.facets ?? null;
}

/** The number beside each document type: what choosing it would find. */
export interface TypeCounts {
  all: Total;
  /** Types without a document are absent. */
  byType: SearchAnswer['byType'];
}
type Total = Pick<SearchAnswer, 'total' | 'atTotalLimit'>;

/**
 * How many documents each type holds under the filters that wait for Apply, so that a filter a type brings along is
 * counted as soon as it shows. All clears the filters of types (S1 §4) and is counted without them.
 */
export function useTypeCounts(pending: SearchModel): TypeCounts | null {
  const everyType = { ...pending, datasetTypes: [] };
  const ofTypes = useCount(everyType);
  const ofAll = useCount({ ...everyType, progressiveFilters: {} });
  return ofTypes && ofAll && { all: ofAll, byType: ofTypes.byType };
}

/** The same input is asked once, whoever counts it. */
function useCount(searchModel: SearchModel): SearchAnswer | null {
  const { queries } = useApi();
  const input = { searchModel, sort: 'relevance' as const, grouped: false, skip: 0, limit: 1, facets: false };
  const answer = useQuery({
    ...queries.discover.search.queryOptions({ input }),
    placeholderData: keepPreviousData,
    retry: false,
    meta: countsOf(searchModel),
  });
  return answer.data ?? null;
}
