import type { SimilarBills } from '@rotunda/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { Actor } from '../../../platform/request-context.ts';
import { findSimilarJob } from '../similar.jobs.ts';
import { getSimilar, LOST_AFTER_SECONDS, type SimilarRequest, getSimilarKey } from '../queries/get-similar.ts';
import type { SimilarDeps } from '../similar.deps.ts';
import { createSimilarResultsRepository } from '../similar-results.repository.ts';

/** Most searches of one user that may be queued or running, because they run one at a time. */
const MAX_PER_BILL = 5;

/**
 * Queues a new search for similar bills and returns the previous results. While a search is pending, further requests
 * by any user have no effect.
 * @throws AppError NOT_FOUND for a document that is not a bill, or a version of another document; RATE_LIMITED for a
 *   user with MAX_PER_BILL pending searches
 */
export async function refreshSimilar(
  deps: SimilarDeps,
  { userId }: Actor,
  request: SimilarRequest,
): Promise<SimilarBills> {
  const { database, clock, queue } = deps;
  const key = await getSimilarKey(database, request);
  await database.transaction(async (tx) => {
    const now = clock.now();
    const repository = createSimilarResultsRepository(tx);
    const cutOffTs = now - LOST_AFTER_SECONDS;
    const already = await repository.getCount(userId, cutOffTs);
    if (!(await repository.begin(key, userId, now, cutOffTs))) return;
    if (already >= MAX_PER_BILL) throw new AppError('RATE_LIMITED');
    // The priority falls with each pending search of a user, so that their further searches wait for those of others.
    await queue.enqueue(tx, findSimilarJob, { ...key, fusionId: request.id }, { priority: -already });
  });
  return getSimilar(deps, request);
}
