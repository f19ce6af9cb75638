import { useQuery } from '@tanstack/react-query';
import type { ApiClient } from '../../../shared/api/api-client.ts';
import { useApi } from '../../../shared/api/api-context.tsx';
import type { PersonDetail } from './use-person.ts';

export type HistoricalRole = Awaited<ReturnType<ApiClient['stakeholders']['findHistoricalRoles']>>[number];

/** Fetches the roles of a person other than the one the page is about. */
export function useRoles({ person, relationshipFusionId }: Pick<PersonDetail, 'person' | 'relationshipFusionId'>) {
  const { queries } = useApi();
  const { fullSourceId } = person;
  return useQuery(
    queries.stakeholders.findHistoricalRoles.queryOptions({
      input: { fullSourceId, ...(relationshipFusionId === null ? {} : { relationshipId: relationshipFusionId }) },
    }),
  );
}
