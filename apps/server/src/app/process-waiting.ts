import { createDocumentChangesRepository } from '../features/documents/index.ts';
import { countConnections } from '../platform/database/count-connections.ts';
import { retryOnOutage, type RetryOnOutageOptions } from '../platform/database/retry-on-outage.ts';
import { buildPipeline } from './build-pipeline.ts';
import type { PlatformDeps } from './platform-deps.ts';

/** Outcome of processing the waiting changes. */
export interface ProcessedChanges {
  /** Documents indexed and matched by this process; a worker may have processed others. */
  processed: number;
  /** Documents in quarantine afterwards. A worker retries them with growing pauses, `reindex` immediately. */
  failed: number;
  seconds: number;
}

export interface ProcessOptions extends RetryOnOutageOptions {
  onProgress?(done: number, total: number): void;
}

/** Application name of the worker's connections. Its pipeline queries every two seconds, so one is always open. */
export const WORKER_CONNECTIONS = 'rotunda worker';

/** Whether any process, on any machine, indexes and matches for this database. */
export async function isWorkerRunning(
  { database }: Pick<PlatformDeps, 'database'>,
  retryOptions: RetryOnOutageOptions = {},
): Promise<boolean> {
  return (await retryOnOutage(() => countConnections(database, WORKER_CONNECTIONS), retryOptions)) > 0;
}

/**
 * Indexes and matches everything that waits, in this process, as a worker would. A worker that starts meanwhile shares
 * the work; nothing is done twice. If the signal aborts, it ends early between two batches and the rest keeps waiting.
 */
export async function processWaiting(
  deps: PlatformDeps,
  { onProgress, ...retryOptions }: ProcessOptions = {},
): Promise<ProcessedChanges> {
  const startedMs = deps.clock.nowMs();
  const changes = createDocumentChangesRepository(deps.database);
  const { waiting, quarantined } = await retryOnOutage(() => changes.countWaiting(startedMs), retryOptions);
  if (waiting === 0) return { processed: 0, failed: quarantined, seconds: 0 };
  const { pipeline, stop } = await retryOnOutage(() => buildPipeline(deps), retryOptions);
  try {
    const processed = await pipeline.drain({
      ...retryOptions,
      onProgress: (done) => onProgress?.(done, Math.max(done, waiting)),
    });
    const { quarantined: failed } = await retryOnOutage(() => changes.countWaiting(deps.clock.nowMs()), retryOptions);
    return { processed, failed, seconds: (deps.clock.nowMs() - startedMs) / 1000 };
  } finally {
    await stop();
  }
}
