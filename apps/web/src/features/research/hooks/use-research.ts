import { useQuery } from '@tanstack/react-query';
import type { ApiClient } from '../../../shared/api/api-client.ts';
import { useApi } from '../../../shared/api/api-context.tsx';

/** A report, as sent in JSON. */
export type Research = Awaited<ReturnType<ApiClient['documents']['getResearch']>>;

export function useResearch(fusionId: string) {
  const { queries } = useApi();
  return useQuery(queries.documents.getResearch.queryOptions({ input: { id: fusionId } }));
}
