import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../shared/api/api-context.tsx';

/** The calls that change actions. Every list and count of actions is asked for again after each, also after a failure. */
export function useChangeActions() {
  const { queries } = useApi();
  const queryClient = useQueryClient();
  const refetch = { onSettled: () => queryClient.invalidateQueries({ queryKey: queries.actions.key() }) };
  return {
    create: useMutation(queries.actions.create.mutationOptions(refetch)),
    update: useMutation(queries.actions.update.mutationOptions(refetch)),
    remove: useMutation(queries.actions.delete.mutationOptions(refetch)),
    changeTags: useMutation(queries.actions.updateTags.mutationOptions(refetch)),
    importCalendar: useMutation(queries.actions.importCalendar.mutationOptions(refetch)),
  };
}
