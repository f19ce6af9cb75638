import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../shared/api/api-context.tsx';

/** The calls that change comments; every list is asked for again after each, also after a failure. */
export function useChangeComments() {
  const { queries } = useApi();
  const queryClient = useQueryClient();
  const refetch = { onSettled: () => queryClient.invalidateQueries({ queryKey: queries.comments.key() }) };
  return {
    create: useMutation(queries.comments.create.mutationOptions(refetch)),
    update: useMutation(queries.comments.update.mutationOptions(refetch)),
    remove: useMutation(queries.comments.delete.mutationOptions(refetch)),
  };
}
