import { useApi } from '../../../shared/api/api-context.tsx';
import { useRecordMutation } from '../../../shared/records/use-record-mutation.ts';

/** Returns the mutations of tags. The list is refetched after each, and cards are updated by live events. */
export function useChangeTags() {
  const { client, queries } = useApi();
  const shownIn = [queries.tags];
  return {
    create: useRecordMutation(client.tags.create, shownIn),
    rename: useRecordMutation(client.tags.rename, shownIn),
    merge: useRecordMutation(client.tags.merge, shownIn),
    remove: useRecordMutation(client.tags.delete, shownIn),
  };
}
