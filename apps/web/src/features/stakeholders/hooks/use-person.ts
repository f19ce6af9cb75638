import { useQuery } from '@tanstack/react-query';
import type { ApiClient } from '../../../shared/api/api-client.ts';
import { useApi } from '../../../shared/api/api-context.tsx';

/** A person, as sent in JSON. */
export type PersonDetail = Awaited<ReturnType<ApiClient['stakeholders']['getPerson']>>;

/**
 * Fetches a person.
 * @param relationshipId the role the page is about; the current office if omitted
 */
export function usePerson(fusionId: string, relationshipId?: string) {
  const { queries } = useApi();
  return useQuery(
    queries.stakeholders.getPerson.queryOptions({
      input: { fusionId, ...(relationshipId === undefined ? {} : { relationshipId }) },
    }),
  );
}
