import { useApi } from '../../../shared/api/api-context.tsx';
import { useRecordMutation } from '../../../shared/records/use-record-mutation.ts';

/** Returns the mutations that create, resend and withdraw invitations. */
export function useChangeInvitations() {
  const { client, queries } = useApi();
  const shownIn = [queries.identity.findInvitations];
  return {
    create: useRecordMutation(client.identity.createInvitation, shownIn),
    resend: useRecordMutation(client.identity.resendInvitation, shownIn),
    withdraw: useRecordMutation(client.identity.withdrawInvitation, shownIn),
  };
}
