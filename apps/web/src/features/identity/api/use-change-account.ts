import { useApi } from '../../../shared/api/api-context.tsx';
import { useRecordMutation } from '../../../shared/records/use-record-mutation.ts';

/**
 * Returns the calls that change the user's own account. Those that can end sessions, such as a new password, refetch
 * the list of sessions.
 */
export function useChangeAccount() {
  const { client, queries } = useApi();
  const shownIn = [queries.identity.findSessions];
  return {
    changePassword: useRecordMutation(client.identity.changePassword, shownIn),
    requestAddressChange: useRecordMutation(client.identity.requestAddressChange, []),
    endSession: useRecordMutation(client.identity.endSession, shownIn),
    endOtherSessions: useRecordMutation(client.identity.endOtherSessions, shownIn),
  };
}
