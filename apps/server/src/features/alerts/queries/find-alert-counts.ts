import type { AlertCounts } from '@rotunda/contract';
import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import type { Actor } from '../../../platform/request-context.ts';
import { createAlertCountsRepository } from '../alert-counts.repository.ts';

/** Returns current counts for the given projects and their saved searches, or for all; the badge always counts all. */
export async function findAlertCounts(
  db: DatabaseHandle,
  actor: Actor,
  projectIds?: readonly string[],
): Promise<AlertCounts> {
  const repository = createAlertCountsRepository(db);
  return {
    projects: await repository.countByProject(actor, projectIds),
    savedSearches: await repository.countBySavedSearch(actor, projectIds),
    unread: await repository.countUnread(actor),
  };
}
