import { useApi } from '../../../shared/api/api-context.tsx';
import { useRecordMutation } from '../../../shared/records/use-record-mutation.ts';

/** The calls that change what a person is told by e-mail. */
export function useChangeEmails() {
  const { client, queries } = useApi();
  const shownIn = [queries.projects, queries.projectMembers, queries.digests];
  return {
    update: useRecordMutation(client.projectMembers.updateSettings, shownIn),
    updatePersonal: useRecordMutation(client.digests.updatePersonal, [queries.digests.getPersonal]),
    updateAll: useRecordMutation(client.projectMembers.updateAllSettings, shownIn),
  };
}
