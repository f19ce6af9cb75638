import { useApi } from '../../../shared/api/api-context.tsx';
import { useRecordMutation } from '../../../shared/records/use-record-mutation.ts';

/** Returns the calls that change contacts. */
export function useChangeContacts() {
  const { client, queries } = useApi();
  const shownIn = [queries.customContacts, queries.linkedEntities];
  return {
    create: useRecordMutation(client.customContacts.create, shownIn),
    update: useRecordMutation(client.customContacts.update, shownIn),
    // Views of the deleted contact close, so refetching it would only report it as missing.
    remove: useRecordMutation(client.customContacts.delete, [queries.customContacts.find, queries.linkedEntities]),
  };
}
