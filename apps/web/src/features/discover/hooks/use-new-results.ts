import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { SearchModel } from '@rotunda/contract';
import { useApi } from '../../../shared/api/api-context.tsx';
import { getCounts } from '../../../shared/api/refetch-decisions.ts';
import type { ResultListState } from './use-result-list.ts';
import { explanationInput } from './use-search-results.ts';

/**
 * Returns how many more documents the search finds by now than the shown rows account for, and a function to show them.
 * Only the count is refetched when documents change, so that the rows being read do not move.
 */
export function useNewResults(searchModel: SearchModel, { results }: ResultListState) {
  const { queries } = useApi();
  const queryClient = useQueryClient();
  const live = useQuery({
    ...queries.discover.explain.queryOptions({ input: explanationInput(searchModel, searchModel.rawTextSearch) }),
    // The search itself provides this until documents change.
    enabled: !results.isFetching,
    retry: false,
    meta: getCounts(searchModel),
  });
  const shown = results.isFetching ? undefined : results.data;
  const isComparable = live.data !== undefined && shown !== undefined && !shown.atTotalLimit;
  return {
    count: isComparable ? Math.max(0, live.data.total - shown.total) : 0,
    show: () => void queryClient.invalidateQueries({ queryKey: queries.discover.search.key() }),
  };
}
