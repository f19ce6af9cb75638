import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { LinkedEntity, LinkedEntityDetail } from '@rotunda/contract';
import { LIMITS } from '@rotunda/contract/values';
import { useApi } from '../api/api-context.tsx';

/** Returns the unique key of a link. */
export const entityKey = ({ documentType, fusionId }: LinkedEntity): string => `${documentType} ${fusionId}`;

/**
 * Fetches the labels and descriptions of links, by `entityKey`, in one request. Entries are missing while loading and
 * for deleted records.
 */
export function useLinkedEntityDetails(entities: readonly LinkedEntity[]): ReadonlyMap<string, LinkedEntityDetail> {
  const { queries } = useApi();
  const asked = new Map(
    entities.map(({ documentType, fusionId }) => {
      const entity = { documentType, fusionId };
      return [entityKey(entity), entity];
    }),
  );
  const details = useQuery({
    ...queries.linkedEntities.fetchByIds.queryOptions({
      input: { entities: [...asked.values()].slice(0, LIMITS.bulkIds) },
    }),
    enabled: asked.size > 0,
    placeholderData: keepPreviousData,
  });
  return new Map((details.data?.results ?? []).map((detail) => [entityKey(detail), detail]));
}
