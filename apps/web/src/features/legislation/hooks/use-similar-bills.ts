import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../shared/api/api-context.tsx';

/**
 * Returns the last similar bills found and a function that starts a new search. The server reports when the search is
 * done.
 */
export function useSimilarBills(fusionId: string) {
  const { queries } = useApi();
  const queryClient = useQueryClient();
  const found = useQuery(queries.similar.find.queryOptions({ input: { id: fusionId } }));
  const refresh = useMutation(
    queries.similar.refresh.mutationOptions({
      // Refetched rather than taken from the response, because the event for the end of the search may have arrived
      // before it.
      onSettled: () =>
        queryClient.invalidateQueries({ queryKey: queries.similar.find.key({ input: { id: fusionId } }) }),
    }),
  );
  return {
    found,
    refresh: () => refresh.mutate({ id: fusionId }),
    isAsking: refresh.isPending,
    hasFailed: refresh.isError,
  };
}
