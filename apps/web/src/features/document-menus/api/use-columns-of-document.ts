import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../shared/api/api-context.tsx';

/**
 * The title of the column a document stands in, by project; undefined until it is there.
 * @param isAsked not for a document in no project, nor for one that stands on no board
 */
export function useColumnsOfDocument(fusionId: string, isAsked: boolean): ReadonlyMap<string, string> | undefined {
  const { queries } = useApi();
  const { data } = useQuery({ ...queries.workflow.findAllColumns.queryOptions(), enabled: isAsked });
  if (data === undefined) return undefined;
  const standing = data.results.filter((column) => column.cards.some((card) => card.fusionId === fusionId));
  return new Map(standing.map(({ projectId, title }) => [projectId, title]));
}
