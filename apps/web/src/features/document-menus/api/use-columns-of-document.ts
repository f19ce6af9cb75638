import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../shared/api/api-context.tsx';

/**
 * Returns the title of a document's column by project; undefined until it is loaded.
 * @param isEnabled false for a document that is in no project or on no board
 */
export function useColumnsOfDocument(fusionId: string, isEnabled: boolean): ReadonlyMap<string, string> | undefined {
  const { queries } = useApi();
  const { data } = useQuery({ ...queries.workflow.findAllColumns.queryOptions(), enabled: isEnabled });
  if (data === undefined) return undefined;
  const withDocument = data.results.filter((column) => column.cards.some((card) => card.fusionId === fusionId));
  return new Map(withDocument.map(({ projectId, title }) => [projectId, title]));
}
