import { useApi } from '../../../shared/api/api-context.tsx';
import { useRecordMutation } from '../../../shared/records/use-record-mutation.ts';

/**
 * Returns the mutations of an organization's summaries. They refetch every document view, because each includes the
 * summary.
 */
export function useChangeSummary() {
  const { client, queries } = useApi();
  const { documents } = queries;
  const shownIn = [
    documents.getCard,
    documents.getLegislation,
    documents.getGlobalLegislation,
    documents.getRegulation,
    documents.getResearch,
    documents.getNews,
    documents.getSocialPost,
  ];
  return {
    write: useRecordMutation(client.customSummaries.write, shownIn),
    remove: useRecordMutation(client.customSummaries.delete, shownIn),
  };
}
