import type { UnixSeconds } from '@rotunda/domain';
import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import type { Actor } from '../../../platform/request-context.ts';
import { createMatchableSearchesRepository } from '../matchable-searches.repository.ts';
import { createSavedSearchesRepository } from '../saved-searches.repository.ts';
import { announceSavedSearch } from './saved-search-changes.ts';

/**
 * Makes the matchers forget the saved searches of projects. Call it in the transaction that deletes the projects,
 * before the deletion.
 */
export async function forgetProjects(
  tx: DatabaseHandle,
  organizationId: string,
  projectIds: readonly string[],
): Promise<void> {
  await createMatchableSearchesRepository(tx).notifyMatchers(
    await createSavedSearchesRepository(tx).findIdsOfProjects(organizationId, projectIds),
  );
}

/**
 * Updates the saved searches that filter by a tag that is merged or deleted, in the same transaction. They are matched
 * with the new filter from now on. A search left without tags is kept without that filter.
 */
export async function replaceTagInSavedSearches(
  tx: DatabaseHandle,
  actor: Actor,
  replacement: { tagId: string; intoTagId: string | null },
  nowTs: UnixSeconds,
): Promise<void> {
  const changed = await createSavedSearchesRepository(tx).replaceTag(actor.organizationId, replacement, nowTs);
  if (changed.length > 0) await announceSavedSearch(tx, actor, changed);
}
