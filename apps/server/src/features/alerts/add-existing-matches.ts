import { type AlertCounts, LIMITS, type SavedSearch, type SearchModel } from '@rotunda/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/request-context.ts';
import { publishToProjects } from '../projects/index.ts';
import type { AlertsDeps } from './alerts-deps.ts';
import { createExistingMatchesRepository } from './existing-matches.repository.ts';
import { findAlertCounts } from './find-alert-counts.ts';

export interface ExistingMatchesDeps extends Pick<AlertsDeps, 'database' | 'clock'> {
  /** Owned by saved-searches. @throws AppError NOT_FOUND */
  getSavedSearch(actor: Actor, savedSearchId: string): Promise<SavedSearch>;
  /** Owned by discover: documents changed in the last 90 days, newest first. @throws AppError QUERY_FAULT */
  findRecent(
    actor: Actor,
    model: SearchModel,
    limit: number,
    signal?: AbortSignal,
  ): Promise<{ documentIds: number[]; atLimit: boolean }>;
}

const FOLLOWS_PASSAGE = 'This alert follows a passage, so existing documents cannot be added to it.';

/**
 * Adds the documents that a saved search would have found in the last 90 days to its alerts, as read and without any
 * delivery: an alert lists only what changes after it was saved. Repeating it adds only what is missing.
 * @throws AppError NOT_FOUND, also for a search without a project; VALIDATION for one that follows a passage
 */
export async function addExistingMatches(
  deps: ExistingMatchesDeps,
  actor: Actor,
  savedSearchId: string,
  signal?: AbortSignal,
): Promise<{ added: number; atLimit: boolean; counts: AlertCounts }> {
  const search = await deps.getSavedSearch(actor, savedSearchId);
  const { projectId } = search;
  if (projectId === null) throw new AppError('NOT_FOUND');
  if (search.passage !== null) throw new AppError('VALIDATION', { message: FOLLOWS_PASSAGE });
  const { documentIds, atLimit } = await deps.findRecent(actor, search.searchModel, LIMITS.existingAlerts, signal);
  return deps.database.transaction(async (tx) => {
    const repository = createExistingMatchesRepository(tx);
    const added = await repository.add(actor.organizationId, savedSearchId, documentIds, deps.clock.now());
    if (added.length > 0) {
      await publishToProjects(tx, actor.organizationId, 'alerts.changed', [
        { projectId, ids: { projectId: [projectId] } },
      ]);
    }
    return { added: added.length, atLimit, counts: await findAlertCounts(tx, actor) };
  });
}
