import { AppError } from '../../../platform/app-error.ts';
import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import type { Actor } from '../../../platform/request-context.ts';
import type { SavedSearchesDeps } from '../saved-searches.deps.ts';
import { createSavedSearchesRepository } from '../saved-searches.repository.ts';
import { announceSavedSearch, assertProject, lockSavedSearch, publishToOwners } from './saved-search-changes.ts';

/**
 * Moves a saved search to another project, in the caller's transaction, which also moves its alerts.
 * @returns the previous project
 * @throws AppError NOT_FOUND, also for a search that belongs to no project
 */
export async function moveSavedSearch(
  deps: SavedSearchesDeps,
  tx: DatabaseHandle,
  actor: Actor,
  { savedSearchId, toProjectId }: { savedSearchId: string; toProjectId: string },
): Promise<string> {
  const repository = createSavedSearchesRepository(tx);
  const found = await lockSavedSearch(tx, actor, savedSearchId);
  if (found.projectId === null) throw new AppError('NOT_FOUND');
  await assertProject(tx, actor, toProjectId);
  await publishToOwners(tx, actor, 'saved-searches.changed', [savedSearchId]);
  await repository.update(actor.organizationId, savedSearchId, { projectId: toProjectId, updatedTs: deps.clock.now() });
  await announceSavedSearch(tx, actor, [savedSearchId]);
  return found.projectId;
}
