import { formatCount } from '../format/format-number.ts';
import { useApi } from '../api/api-context.tsx';
import { useRecordMutation } from './use-record-mutation.ts';

/** Adds documents of the last 90 days that a saved search finds to its alerts, as read. Repeating it adds none twice. */
export function useAddExistingMatches() {
  const { client, queries } = useApi();
  return useRecordMutation(client.alerts.addExisting, [queries.alerts, queries.savedSearches, queries.projects]);
}

/** Says how many were added. */
export function describeAdded({ added, atLimit }: { added: number; atLimit: boolean }): string {
  const documents = formatCount(added, 'document', 'documents');
  return atLimit ? `Added the newest ${documents} as read` : `Added ${documents} as read`;
}
