import type { UnixSeconds } from '@rotunda/domain';
import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import type { IdSource } from '../../../platform/ids.ts';
import { publishToProjects } from '../../projects/index.ts';
import {
  createMatchesRepository,
  type DocumentMatch,
  type MatchedDocument,
  type OrganizationFacts,
} from './record-matches.repository.ts';
import type { MetadataScope, RankedSearch } from './saved-search-matcher.ts';

/** Facts of a document that an organization attached nothing to. */
export const NO_FACTS: OrganizationFacts = { priority: null, position: null, tagIds: [], projectIds: [] };

/**
 * Turns the saved searches matched by a document into alerts, in the transaction that marks the change as matched.
 * Alert, match, activity and live event exist together or not at all. The operation is idempotent.
 * @returns the number of new or newly matched alerts
 */
export async function recordMatches(
  tx: DatabaseHandle,
  ids: IdSource,
  document: MatchedDocument,
  found: readonly RankedSearch[],
  nowTs: UnixSeconds,
): Promise<number> {
  const repository = createMatchesRepository(tx);
  const scoped = found.filter((search) => search.scope !== null);
  const organizationIds = [...new Set(scoped.map((search) => search.organizationId))];
  const facts = await repository.findOrganizationFacts(document.documentId, organizationIds);
  const allowed = found.filter(
    ({ scope, organizationId }) => scope === null || satisfiesScope(scope, facts.get(organizationId) ?? NO_FACTS),
  );
  const alertIds = new Map<string, string>();
  const matches = allowed.map(({ organizationId, projectId, savedSearchId, relevancy, occurrences }): DocumentMatch => {
    const searchAlertId = alertIds.get(projectId) ?? ids.newId();
    alertIds.set(projectId, searchAlertId);
    return {
      organizationId,
      projectId,
      savedSearchId,
      searchAlertId,
      relevancy,
      occurrences: occurrences.length === 0 ? null : occurrences,
    };
  });
  const fresh = await repository.insertMatches(document, matches, nowTs);
  if (fresh.length > 0) await repository.announceMatches();
  const projects = new Map<string, string[]>();
  for (const { organizationId, projectId } of fresh)
    projects.set(organizationId, [...(projects.get(organizationId) ?? []), projectId]);
  for (const [organizationId, projectIds] of projects) {
    const news = projectIds.map((projectId) => ({
      projectId,
      ids: { fusionId: [document.fusionId], projectId: [projectId] },
    }));
    await publishToProjects(tx, organizationId, 'alerts.changed', news);
  }
  return fresh.length;
}

/**
 * Whether the facts pass the scope. Values within a list are alternatives, and all four lists must pass, as in a
 * search.
 */
export function satisfiesScope(scope: MetadataScope, facts: OrganizationFacts): boolean {
  const one = (wanted: readonly string[], has: readonly (string | null)[]) =>
    wanted.length === 0 || has.some((value) => value !== null && wanted.includes(value));
  return (
    one(scope.priorities, [facts.priority]) &&
    one(scope.positions, [facts.position]) &&
    one(scope.tagIds, facts.tagIds) &&
    one(scope.projectIds, facts.projectIds)
  );
}
