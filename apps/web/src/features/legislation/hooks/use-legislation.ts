import { useQuery } from '@tanstack/react-query';
import type { ApiClient } from '../../../shared/api/api-client.ts';
import { useApi } from '../../../shared/api/api-context.tsx';
import { shownVersions } from '../../../shared/documents/shown-versions.ts';

/** A bill of the United States or Canada, as sent in JSON. */
export type Bill = Awaited<ReturnType<ApiClient['documents']['getLegislation']>>;
export type BillVersion = Awaited<ReturnType<ApiClient['documents']['findLegislationVersions']>>[number];
export type BillEvent = Awaited<ReturnType<ApiClient['documents']['findLegislationEvents']>>[number];
export type BillVote = Bill['votes'][number];

/** Fetches one bill. */
export function useLegislation(fusionId: string) {
  const { queries } = useApi();
  return useQuery(queries.documents.getLegislation.queryOptions({ input: { id: fusionId } }));
}

/** Fetches the versions of a bill's text, in the source's order. */
export function useBillVersions(fusionId: string) {
  const { queries } = useApi();
  const options = queries.documents.findLegislationVersions.queryOptions({ input: { id: fusionId } });
  return useQuery({ ...options, select: shownVersions });
}

/** Fetches the hearings and markups that list the bill. */
export function useBillEvents(fusionId: string) {
  const { queries } = useApi();
  return useQuery(queries.documents.findLegislationEvents.queryOptions({ input: { id: fusionId } }));
}
