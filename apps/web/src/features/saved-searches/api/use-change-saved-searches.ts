import { useApi } from '../../../shared/api/api-context.tsx';
import { useRecordMutation } from '../../../shared/records/use-record-mutation.ts';

/** The calls that change saved searches, which change their alerts and the counts of projects with them. */
export function useChangeSavedSearches() {
  const { client, queries } = useApi();
  const shownIn = [queries.savedSearches, queries.alerts, queries.projects];
  return {
    remove: useRecordMutation(client.savedSearches.delete, shownIn),
  };
}
