import { useQuery } from '@tanstack/react-query';
import type { LinkedEntity } from '@rotunda/contract';
import { useApi } from '../../../shared/api/api-context.tsx';

/** Returns the number of actions linked to a document; undefined while unknown. */
export function useActionCount(entity: LinkedEntity | null): number | undefined {
  const { queries } = useApi();
  const fusionId = entity?.fusionId ?? '';
  const counts = useQuery({
    ...queries.actions.countByEntity.queryOptions({ input: { fusionIds: [fusionId] } }),
    enabled: entity !== null,
  });
  return counts.data && (counts.data.results.find((one) => one.fusionId === fusionId)?.count ?? 0);
}
