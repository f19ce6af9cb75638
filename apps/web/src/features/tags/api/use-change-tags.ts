import { useApi } from '../../../shared/api/api-context.tsx';
import { useRecordMutation } from '../../../shared/records/use-record-mutation.ts';

/** The calls that change tags themselves. The list is asked for again after each; cards follow by the live stream. */
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
