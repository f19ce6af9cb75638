import type { SimilarBills } from '@rotunda/contract';
import { findSimilarJob } from './find-similar.job.ts';
import { getSimilar, LOST_AFTER_SECONDS, type SimilarRequest, similarKeyOf } from './get-similar.ts';
import type { SimilarDeps } from './similar-deps.ts';
import { createSimilarResultsRepository } from './similar-results.repository.ts';

/**
 * Has a worker find the similar bills anew and answers what was found before. Asked again meanwhile, by whoever, it does
 * nothing more.
 * @throws AppError NOT_FOUND for what is no bill, or a version of another one
 */
export async function refreshSimilar(deps: SimilarDeps, request: SimilarRequest): Promise<SimilarBills> {
  const { database, clock, queue } = deps;
  const key = await similarKeyOf(database, request);
  await database.transaction(async (tx) => {
    const now = clock.now();
    if (!(await createSimilarResultsRepository(tx).begin(key, now, now - LOST_AFTER_SECONDS))) return;
    await queue.enqueue(tx, findSimilarJob, { ...key, fusionId: request.id });
  });
  return getSimilar(deps, request);
}
