import { useQuery } from '@tanstack/react-query';
import { toApiFault } from '../../../shared/api/api-fault.ts';
import { useApi } from '../../../shared/api/api-context.tsx';
import { useSession } from '../../../shared/api/session.tsx';

/**
 * Whether the server lets this person act as others. The session does not say, so the server is asked to act as oneself:
 * it forbids that to everyone but support, and finds no such user to act as for support. Neither changes anything.
 *
 * @param isAsking once someone looks at what can be done with a user
 */
export function useMayActAs(isAsking: boolean): boolean {
  const { client, queries } = useApi();
  const { user, impersonator } = useSession();
  const answer = useQuery({
    queryKey: [...queries.identity.impersonate.key(), 'may', user._id],
    queryFn: async () => {
      try {
        await client.identity.impersonate({ userId: user._id });
        return false;
      } catch (error) {
        const { code } = toApiFault(error);
        if (code === 'NOT_FOUND') return true;
        if (code === 'FORBIDDEN') return false;
        throw error;
      }
    },
    enabled: isAsking && impersonator === null,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return answer.data === true;
}
