import { useApi } from '../../../shared/api/api-context.tsx';
import { useRecordMutation } from '../../../shared/records/use-record-mutation.ts';

/** Returns the mutations that create, change and delete webhooks and send their messages. */
export function useChangeWebhooks() {
  const { client, queries } = useApi();
  const shownIn = [queries.webhooks];
  return {
    create: useRecordMutation(client.webhooks.create, shownIn),
    update: useRecordMutation(client.webhooks.update, shownIn),
    renewSecret: useRecordMutation(client.webhooks.renewSecret, shownIn),
    remove: useRecordMutation(client.webhooks.delete, shownIn),
    sendTest: useRecordMutation(client.webhooks.sendTest, shownIn),
    replay: useRecordMutation(client.webhooks.replay, shownIn),
  };
}
