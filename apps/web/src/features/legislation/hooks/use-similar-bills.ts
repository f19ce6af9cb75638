import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../shared/api/api-context.tsx';

/** What was found last, and the wish to find anew; the server tells when that is done. */
export function useSimilarBills(fusionId: string) {
  const { queries } = useApi();
  const queryClient = useQueryClient();
  const found = useQuery(queries.similar.find.queryOptions({ input: { id: fusionId } }));
  const refresh = useMutation(
    queries.similar.refresh.mutationOptions({
      // Asked again rather than taken from the answer, which the news of the end may have overtaken.
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
