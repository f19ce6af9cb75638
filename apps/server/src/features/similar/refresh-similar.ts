import type { SimilarBills } from '@rotunda/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/request-context.ts';
import { findSimilarJob } from './find-similar.job.ts';
import { getSimilar, LOST_AFTER_SECONDS, type SimilarRequest, similarKeyOf } from './get-similar.ts';
import type { SimilarDeps } from './similar-deps.ts';
import { createSimilarResultsRepository } from './similar-results.repository.ts';

/** Of one person at once: they are found one at a time. */
const MOST_OF_ONE = 5;

/**
 * Has a worker find the similar bills anew and answers what was found before. Asked again meanwhile, by whoever, it does
 * nothing more.
 * @throws AppError NOT_FOUND for what is no bill, or a version of another one; RATE_LIMITED for someone of whom MOST_OF_ONE
 * are being found
 */
export async function refreshSimilar(
  deps: SimilarDeps,
  { userId }: Actor,
  request: SimilarRequest,
): Promise<SimilarBills> {
  const { database, clock, queue } = deps;
  const key = await similarKeyOf(database, request);
  await database.transaction(async (tx) => {
    const now = clock.now();
    const repository = createSimilarResultsRepository(tx);
    const cutOffTs = now - LOST_AFTER_SECONDS;
    const already = await repository.countOf(userId, cutOffTs);
    if (!(await repository.begin(key, userId, now, cutOffTs))) return;
    if (already >= MOST_OF_ONE) throw new AppError('RATE_LIMITED');
    // People take turns: what somebody asks for besides comes after what others asked for first.
    await queue.enqueue(tx, findSimilarJob, { ...key, fusionId: request.id }, { priority: -already });
  });
  return getSimilar(deps, request);
}
