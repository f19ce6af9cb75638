import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../shared/api/api-context.tsx';

/** The calls that change tags themselves. The list is asked for again after each; cards follow by the live stream. */
export function useChangeTags() {
  const { queries } = useApi();
  const queryClient = useQueryClient();
  const refetch = { onSettled: () => queryClient.invalidateQueries({ queryKey: queries.tags.key() }) };
  return {
    create: useMutation(queries.tags.create.mutationOptions(refetch)),
    rename: useMutation(queries.tags.rename.mutationOptions(refetch)),
    merge: useMutation(queries.tags.merge.mutationOptions(refetch)),
    remove: useMutation(queries.tags.delete.mutationOptions(refetch)),
  };
}
