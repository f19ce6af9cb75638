import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ApiClient } from '../../../shared/api/api-client.ts';
import { useApi } from '../../../shared/api/api-context.tsx';

/** A regulation or docket, as sent in JSON. */
export type Regulation = Awaited<ReturnType<ApiClient['documents']['getRegulation']>>;

export function useRegulation(fusionId: string) {
  const { queries } = useApi();
  return useQuery(queries.documents.getRegulation.queryOptions({ input: { id: fusionId } }));
}

/** Fetches regulations and dockets by id, ten at a time (REG-01). */
export function useAssociated(fusionIds: readonly string[], skip: number, limit: number) {
  const { queries } = useApi();
  return useQuery({
    ...queries.documents.findRegulationDocuments.queryOptions({ input: { fusionIds: [...fusionIds], skip, limit } }),
    enabled: fusionIds.length > 0,
    placeholderData: keepPreviousData,
  });
}
