import type { QueryClient } from '@tanstack/react-query';
import type { SearchModel } from '@rotunda/contract';
import type { ApiQueries } from './api-client.ts';

/**
 * Returns the `meta` of a query that shows counts of a search but no documents. Decisions on documents affect it only
 * if the search filters by decisions.
 */
export function getCounts({ entityMetadata }: Pick<SearchModel, 'entityMetadata'>): { showsDecisions: boolean } {
  return { showsDecisions: Object.values(entityMetadata).some((values) => values.length > 0) };
}

/**
 * Refetches everything that shows decisions on documents: cards, boards, and searches that filter by decisions. Texts,
 * versions, events and counts of documents are not refetched.
 */
export function refetchDecisions(queryClient: QueryClient, queries: ApiQueries): void {
  const { documents, workflow, alerts, discover } = queries;
  for (const part of [
    documents.getCard,
    documents.findCards,
    documents.getLegislation,
    documents.findLegislationByIds,
    documents.getGlobalLegislation,
    documents.getRegulation,
    documents.findRegulationsByIds,
    documents.getResearch,
    documents.findResearchByIds,
    documents.getNews,
    documents.getSocialPost,
    documents.findRelatedLegislation,
    queries.entityMetadata,
    queries.projectEntities,
    queries.dashboards,
    workflow,
    alerts.getSearchAlerts,
    alerts.getSearchAlert,
    discover.search,
    discover.explain,
  ]) {
    void queryClient.invalidateQueries({
      queryKey: part.key(),
      predicate: ({ meta }) => meta?.['showsDecisions'] !== false,
    });
  }
}

/** How long the live event of a change may take. A change without effect has no event. */
const EVENT_MS = 5000;
const expected = new WeakMap<QueryClient, Map<string, number>>();

const getName = (fusionIds: readonly string[]) => fusionIds.toSorted().join(' ');

/** Announces a change of decisions by this page, so that its live event is ignored. The page refetches on its own. */
export function expectOwnDecisions(queryClient: QueryClient, fusionIds: readonly string[]): void {
  const own = expected.get(queryClient) ?? new Map<string, number>();
  expected.set(queryClient, own.set(getName(fusionIds), performance.now() + EVENT_MS));
}

/** Whether a live event belongs to this page's own change. Each change matches one event. */
export function isOwnDecisions(queryClient: QueryClient, fusionIds: readonly string[]): boolean {
  const own = expected.get(queryClient);
  const until = own?.get(getName(fusionIds));
  if (own === undefined || until === undefined) return false;
  own.delete(getName(fusionIds));
  return until > performance.now();
}
