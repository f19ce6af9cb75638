import { useApi } from '../../../shared/api/api-context.tsx';
import { useRecordMutation } from '../../../shared/records/use-record-mutation.ts';

/** The calls that change an organization's summaries, which every view of a document carries. */
export function useChangeSummary() {
  const { client, queries } = useApi();
  const { documents } = queries;
  const shownIn = [
    ...[documents.getCard, documents.getLegislation, documents.getGlobalLegislation, documents.getRegulation],
    ...[documents.getResearch, documents.getNews, documents.getSocialPost],
  ];
  return {
    write: useRecordMutation(client.customSummaries.write, shownIn),
    remove: useRecordMutation(client.customSummaries.delete, shownIn),
  };
}
