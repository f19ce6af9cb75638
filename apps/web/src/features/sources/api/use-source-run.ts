import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toApiFault } from '../../../shared/api/api-fault.ts';
import { useApi } from '../../../shared/api/api-context.tsx';
import { toast } from '../../../shared/toast/toast.ts';

/** Starts and stops runs of the live endpoint; live events bring the figures. */
export function useSourceRun() {
  const { queries } = useApi();
  const queryClient = useQueryClient();
  const settled = {
    onError: (error: unknown) => toast.error(toApiFault(error).message),
    // Refused or not, the page was told something about the state that it did not know.
    onSettled: () => queryClient.invalidateQueries({ queryKey: queries.sources.key() }),
  };
  return {
    run: useMutation(queries.sources.runNow.mutationOptions(settled)),
    stop: useMutation(queries.sources.stopRun.mutationOptions(settled)),
  };
}
