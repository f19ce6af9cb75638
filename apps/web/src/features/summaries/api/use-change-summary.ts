import { useApi } from '../../../shared/api/api-context.tsx';
import { useRecordMutation } from '../../../shared/records/use-record-mutation.ts';

/** The calls that change an organization's summaries, which every view of a document carries. */
export function useChangeSummary() {
  const { client, queries } = useApi();
  const { getCard, getLegislation, getGlobalLegislation, getRegulation, getResearch } = queries.documents;
  const shownIn = [getCard, getLegislation, getGlobalLegislation, getRegulation, getResearch];
  return {
    write: useRecordMutation(client.customSummaries.write, shownIn),
    remove: useRecordMutation(client.customSummaries.delete, shownIn),
  };
}
