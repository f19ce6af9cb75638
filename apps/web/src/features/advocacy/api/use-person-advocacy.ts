import { skipToken, useQuery } from '@tanstack/react-query';
import type { ApiClient } from '../../../shared/api/api-client.ts';
import { useApi } from '../../../shared/api/api-context.tsx';
import type { Days } from '../model/date-range.ts';

export type PersonAdvocacy = Awaited<ReturnType<ApiClient['advocacy']['getPerson']>>;

export interface AdvocacySubject {
  fusionId: string;
  /** The role the page is about; null if there is none. */
  relationshipFusionId: string | null;
}

/** Fetches the provider's data about a person for a range of days; null skips the request. */
export function usePersonAdvocacy({ fusionId, relationshipFusionId }: AdvocacySubject, days: Days | null) {
  const { queries } = useApi();
  const role = relationshipFusionId === null ? {} : { relationshipFusionId };
  const input = days === null ? skipToken : { fusionId, ...role, ...days };
  return useQuery(queries.advocacy.getPerson.queryOptions({ input }));
}
