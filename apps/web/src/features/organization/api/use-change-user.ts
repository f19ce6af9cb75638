import { useQueryClient } from '@tanstack/react-query';
import type { Role, User } from '@rotunda/contract';
import { toApiError } from '../../../shared/api/api-error.ts';
import { useApi } from '../../../shared/api/api-context.tsx';
import { cachePatch, runOptimisticChange } from '../../../shared/api/optimistic-change.ts';
import { useSession } from '../../../shared/api/session.tsx';
import { toast } from '../../../shared/toast/toast.ts';

export interface UserChanges {
  role?: Role;
  isActive?: boolean;
  firstName?: string;
  lastName?: string;
}

/**
 * Returns a function that changes a user with an optimistic update. If the server refuses, for example for the last
 * administrator, the update is rolled back and the server's message is shown.
 */
export function useChangeUser() {
  const { client, queries } = useApi();
  const queryClient = useQueryClient();
  const { organization } = useSession();
  const options = queries.identity.findUsers.queryOptions({ input: { id: organization._id } });
  return async (userId: string, changes: UserChanges): Promise<void> => {
    const outcome = await runOptimisticChange({
      queryClient,
      patches: [
        cachePatch<{ results: User[]; total: number }>(options, (data) => ({
          ...data,
          results: data.results.map((user) => (user._id === userId ? { ...user, ...changes } : user)),
        })),
      ],
      commit: () => client.identity.updateUser({ id: userId, ...changes }),
      // The user may have changed their own account, so the session is refetched too.
      refetch: [queries.identity.key()],
    });
    if (!outcome.ok) toast.error(toApiError(outcome.error).message);
  };
}
