import { skipToken, useQuery } from '@tanstack/react-query';
import type { ApiClient } from '../../../shared/api/api-client.ts';
import { useApi } from '../../../shared/api/api-context.tsx';
import type { Days } from '../model/date-range.ts';

export type PersonAdvocacy = Awaited<ReturnType<ApiClient['advocacy']['getPerson']>>;

export interface AdvocacySubject {
  fusionId: string;
  /** The role the page is about; null where it is about none. */
  relationshipFusionId: string | null;
}

/** What the provider tells of a person and some days; null asks nothing. */
export function usePersonAdvocacy({ fusionId, relationshipFusionId }: AdvocacySubject, days: Days | null) {
  const { queries } = useApi();
  const role = relationshipFusionId === null ? {} : { relationshipFusionId };
  const input = days === null ? skipToken : { fusionId, ...role, ...days };
  return useQuery(queries.advocacy.getPerson.queryOptions({ input }));
}
