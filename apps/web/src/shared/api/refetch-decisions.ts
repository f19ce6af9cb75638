import type { QueryClient } from '@tanstack/react-query';
import type { SearchModel } from '@rotunda/contract';
import type { ApiQueries } from './api-client.ts';

/**
 * For the `meta` of a query that shows counts of a search and no documents: what is decided about documents changes it
 * only where the search filters by decisions.
 */
export function countsOf({ entityMetadata }: Pick<SearchModel, 'entityMetadata'>): { showsDecisions: boolean } {
  return { showsDecisions: Object.values(entityMetadata).some((values) => values.length > 0) };
}

/**
 * Asks again for everything that shows what was decided about documents: their cards wherever they stand, boards, and
 * the searches that filter by decisions. Texts, versions, events and counts of a document stay as they are.
 */
export function refetchDecisions(queryClient: QueryClient, queries: ApiQueries): void {
  const { documents, workflow, alerts, discover } = queries;
  for (const part of [
    ...[documents.getCard, documents.findCards, documents.getLegislation, documents.findLegislationByIds],
    ...[documents.getGlobalLegislation, documents.getRegulation, documents.findRegulationsByIds],
    ...[documents.getResearch, documents.findResearchByIds, documents.getNews, documents.getSocialPost],
    ...[documents.findRelatedLegislation, queries.entityMetadata, queries.projectEntities, queries.dashboards],
    ...[workflow, alerts.getSearchAlerts, alerts.getSearchAlert, discover.search, discover.explain],
  ]) {
    void queryClient.invalidateQueries({
      queryKey: part.key(),
      predicate: ({ meta }) => meta?.['showsDecisions'] !== false,
    });
  }
}

/** How long the live event of a change may take; a change that changed nothing has none. */
const EVENT_MS = 5000;
const expected = new WeakMap<QueryClient, Map<string, number>>();

const nameOf = (fusionIds: readonly string[]) => fusionIds.toSorted().join(' ');

/** This page is about to change decisions and asks again itself: the one live event that tells of it needs no answer. */
export function expectOwnDecisions(queryClient: QueryClient, fusionIds: readonly string[]): void {
  const own = expected.get(queryClient) ?? new Map<string, number>();
  expected.set(queryClient, own.set(nameOf(fusionIds), performance.now() + EVENT_MS));
}

/** Whether a live event tells of this page's own change; of each change once. */
export function isOwnDecisions(queryClient: QueryClient, fusionIds: readonly string[]): boolean {
  const own = expected.get(queryClient);
  const until = own?.get(nameOf(fusionIds));
  if (own === undefined || until === undefined) return false;
  own.delete(nameOf(fusionIds));
  return until > performance.now();
}
