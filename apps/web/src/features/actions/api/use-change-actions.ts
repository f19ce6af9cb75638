import { useApi } from '../../../shared/api/api-context.tsx';
import { useRecordMutation } from '../../../shared/records/use-record-mutation.ts';

/** Returns the calls that change actions. Each refetches every list and count of actions. */
export function useChangeActions() {
  const { client, queries } = useApi();
  const shownIn = [queries.actions];
  return {
    create: useRecordMutation(client.actions.create, shownIn),
    update: useRecordMutation(client.actions.update, shownIn),
    remove: useRecordMutation(client.actions.delete, shownIn),
    changeTags: useRecordMutation(client.actions.updateTags, shownIn),
    importCalendar: useRecordMutation(client.actions.importCalendar, shownIn),
  };
}
