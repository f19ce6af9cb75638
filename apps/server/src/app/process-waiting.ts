import { createDocumentChangesRepository } from '../features/documents/index.ts';
import { countConnections } from '../platform/database/count-connections.ts';
import { rideThrough, type RideThroughOptions } from '../platform/database/ride-through.ts';
import { buildPipeline } from './build-pipeline.ts';
import type { PlatformDeps } from './platform-deps.ts';

/** What became of the changes that waited. */
export interface ProcessedChanges {
  /** Documents indexed and matched by this process; a worker may have taken others. */
  processed: number;
  /** Documents in quarantine afterwards; a worker tries them again with growing pauses, `reindex` at once. */
  failed: number;
  seconds: number;
}

export interface ProcessOptions extends RideThroughOptions {
  onProgress?(done: number, total: number): void;
}

/** How the worker's connections are named; its pipeline asks every two seconds, so one is always open. */
export const WORKER_CONNECTIONS = 'rotunda worker';

/** Whether any process, on whatever machine, indexes and matches for this database. */
export async function isWorkerRunning(
  { database }: Pick<PlatformDeps, 'database'>,
  riding: RideThroughOptions = {},
): Promise<boolean> {
  return (await rideThrough(() => countConnections(database, WORKER_CONNECTIONS), riding)) > 0;
}

/**
 * Indexes and matches everything that waits, in this process: what a worker would do. A worker that starts meanwhile
 * shares the work; nothing is done twice. Ends early, between two batches, when the signal is aborted: the rest keeps
 * waiting.
 */
export async function processWaiting(
  deps: PlatformDeps,
  { onProgress, ...riding }: ProcessOptions = {},
): Promise<ProcessedChanges> {
  const startedMs = deps.clock.nowMs();
  const changes = createDocumentChangesRepository(deps.database);
  const { waiting, quarantined } = await rideThrough(() => changes.countWaiting(startedMs), riding);
  if (waiting === 0) return { processed: 0, failed: quarantined, seconds: 0 };
  const { pipeline, stop } = await rideThrough(() => buildPipeline(deps), riding);
  try {
    const processed = await pipeline.drain({
      ...riding,
      onProgress: (done) => onProgress?.(done, Math.max(done, waiting)),
    });
    const { quarantined: failed } = await rideThrough(() => changes.countWaiting(deps.clock.nowMs()), riding);
    return { processed, failed, seconds: (deps.clock.nowMs() - startedMs) / 1000 };
  } finally {
    await stop();
  }
}
