import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { SearchModel } from '@rotunda/contract';
import { useApi } from '../../../shared/api/api-context.tsx';
import { countsOf } from '../../../shared/api/refetch-decisions.ts';
import type { ResultListState } from './use-result-list.ts';
import { explanationInput } from './use-search-results.ts';

/**
 * How many documents more than the shown rows know of the search finds by now, and the way to show them. The count is
 * asked again whenever documents change, the rows are not: what is being read does not move by itself.
 */
export function useNewResults(searchModel: SearchModel, { results }: ResultListState) {
  const { queries } = useApi();
  const queryClient = useQueryClient();
  const live = useQuery({
    ...queries.discover.explain.queryOptions({ input: explanationInput(searchModel, searchModel.rawTextSearch) }),
    // Known from the search itself until documents change.
    enabled: !results.isFetching,
    retry: false,
    meta: countsOf(searchModel),
  });
  const shown = results.isFetching ? undefined : results.data;
  const isComparable = live.data !== undefined && shown !== undefined && !shown.atTotalLimit;
  return {
    count: isComparable ? Math.max(0, live.data.total - shown.total) : 0,
    show: () => void queryClient.invalidateQueries({ queryKey: queries.discover.search.key() }),
  };
}
