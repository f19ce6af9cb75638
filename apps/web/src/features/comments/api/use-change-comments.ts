import { useApi } from '../../../shared/api/api-context.tsx';
import { useRecordMutation } from '../../../shared/records/use-record-mutation.ts';

/** Returns the calls that change comments. Each refetches every list. */
export function useChangeComments() {
  const { client, queries } = useApi();
  const shownIn = [queries.comments];
  return {
    create: useRecordMutation(client.comments.create, shownIn),
    update: useRecordMutation(client.comments.update, shownIn),
    remove: useRecordMutation(client.comments.delete, shownIn),
  };
}
