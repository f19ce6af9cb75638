import { useQueryClient } from '@tanstack/react-query';
import { toApiError } from '../../../shared/api/api-error.ts';
import { useApi } from '../../../shared/api/api-context.tsx';
import { useSingleMutation } from '../../../shared/records/use-single-mutation.ts';
import { toast } from '../../../shared/toast/toast.ts';

/** Returns the mutations that start and stop a run of the live endpoint. Live events update the figures. */
export function useSourceRun() {
  const { queries } = useApi();
  const queryClient = useQueryClient();
  const settled = {
    onError: (error: unknown) => toast.error(toApiError(error).message),
    // Either response shows that the page's state is out of date.
    onSettled: () => queryClient.invalidateQueries({ queryKey: queries.sources.key() }),
  };
  return {
    run: useSingleMutation(queries.sources.runNow.mutationOptions(settled)),
    stop: useSingleMutation(queries.sources.stopRun.mutationOptions(settled)),
  };
}
