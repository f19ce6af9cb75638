import { useApi } from '../../../shared/api/api-context.tsx';
import { useRecordMutation } from '../../../shared/records/use-record-mutation.ts';

/** Returns the calls that change a user's e-mail settings. */
export function useChangeEmails() {
  const { client, queries } = useApi();
  const shownIn = [queries.projects, queries.projectMembers, queries.digests];
  return {
    update: useRecordMutation(client.projectMembers.updateSettings, shownIn),
    updatePersonal: useRecordMutation(client.digests.updatePersonal, [queries.digests.getPersonal]),
    updateAll: useRecordMutation(client.projectMembers.updateAllSettings, shownIn),
  };
}
