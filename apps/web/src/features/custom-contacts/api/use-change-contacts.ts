import { useApi } from '../../../shared/api/api-context.tsx';
import { useRecordMutation } from '../../../shared/records/use-record-mutation.ts';

/** The calls that change contacts. */
export function useChangeContacts() {
  const { client, queries } = useApi();
  const shownIn = [queries.customContacts, queries.linkedEntities];
  return {
    create: useRecordMutation(client.customContacts.create, shownIn),
    update: useRecordMutation(client.customContacts.update, shownIn),
    // What shows the deleted contact closes: asked for again it would only say that it is missing.
    remove: useRecordMutation(client.customContacts.delete, [queries.customContacts.find, queries.linkedEntities]),
  };
}
