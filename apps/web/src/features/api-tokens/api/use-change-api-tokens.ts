import { useApi } from '../../../shared/api/api-context.tsx';
import { useRecordMutation } from '../../../shared/records/use-record-mutation.ts';

/** Returns the calls that create and revoke tokens: the user's own and those of members. */
export function useChangeApiTokens() {
  const { client, queries } = useApi();
  const shownIn = [queries.apiTokens.find, queries.apiTokens.findOfOrganization];
  return {
    create: useRecordMutation(client.apiTokens.create, shownIn),
    revoke: useRecordMutation(client.apiTokens.revoke, shownIn),
    revokeOfMember: useRecordMutation(client.apiTokens.revokeOfMember, shownIn),
  };
}
