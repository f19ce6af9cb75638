import { useApi } from '../../../shared/api/api-context.tsx';
import { useRecordMutation } from '../../../shared/records/use-record-mutation.ts';

/** The calls that change saved searches, which change their alerts and the counts of projects with them. */
export function useChangeSavedSearches() {
  const { alerts, projects, savedSearches } = useApi().queries;
  const shownIn = [savedSearches, alerts, projects];
  return {
    update: useRecordMutation(savedSearches.update, shownIn),
    remove: useRecordMutation(savedSearches.delete, shownIn),
  };
}
