import type { Actor } from '../../../platform/request-context.ts';
import type { SavedSearchesDeps } from '../saved-searches.deps.ts';
import { createSavedSearchesRepository } from '../saved-searches.repository.ts';
import { announceSavedSearch, lockSavedSearch, publishToOwners } from './saved-search-changes.ts';

/**
 * Deletes a saved search with its matches, and the alerts that no other saved search explains. @throws AppError
 * NOT_FOUND
 */
export function deleteSavedSearch(deps: SavedSearchesDeps, actor: Actor, savedSearchId: string): Promise<void> {
  return deps.database.transaction(async (tx) => {
    await lockSavedSearch(tx, actor, savedSearchId);
    // Announced before the deletion, because afterwards its owners can no longer be found.
    await announceSavedSearch(tx, actor, [savedSearchId]);
    await publishToOwners(tx, actor, 'alerts.changed', [savedSearchId]);
    await createSavedSearchesRepository(tx).delete(actor.organizationId, savedSearchId, deps.clock.now());
  });
}
