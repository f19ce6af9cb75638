import { useQueryClient } from '@tanstack/react-query';
import type { FlagValues, Session } from '@rotunda/contract';
import { toApiError } from '../../../shared/api/api-error.ts';
import { useApi } from '../../../shared/api/api-context.tsx';
import { cachePatch, runOptimisticChange } from '../../../shared/api/optimistic-change.ts';
import { toast } from '../../../shared/toast/toast.ts';

/** Changes flags optimistically, in the list and in the shell; both roll back if the server refuses. */
export function useChangeFlags() {
  const { client, queries } = useApi();
  const queryClient = useQueryClient();
  const flags = queries.flags.get.queryOptions();
  const session = queries.identity.getSession.queryOptions();
  return async (changes: Partial<FlagValues>): Promise<void> => {
    const outcome = await runOptimisticChange({
      queryClient,
      patches: [
        cachePatch<FlagValues>(flags, (values) => ({ ...values, ...changes })),
        cachePatch<Session>(session, (cached) => ({ ...cached, flags: { ...cached.flags, ...changes } })),
      ],
      commit: () => client.flags.update(changes),
      refetch: [flags.queryKey, session.queryKey],
    });
    if (!outcome.ok) toast.error(toApiError(outcome.error).message);
  };
}
