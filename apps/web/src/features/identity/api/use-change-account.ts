import { useApi } from '../../../shared/api/api-context.tsx';
import { useRecordMutation } from '../../../shared/records/use-record-mutation.ts';

/** What people change of their own account. Their sessions are asked for again after each: a new password ends some. */
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
