import { z } from 'zod';
import {
  createIngestRunsRepository,
  RunRefusedError,
  RunStoppedError,
  SourceBusyError,
} from '../features/sources/index.ts';
import { AppError } from '../platform/app-error.ts';
import { describeError } from '../platform/database/database-error.ts';
import { publishEvent } from '../platform/events/publish-event.ts';
import { defineJob, type JobHandler } from '../platform/queue/job-definition.ts';
import { findSource } from '../sources/registry.ts';
import { ingestLive } from './ingest-live.ts';
import type { PlatformDeps } from './platform-deps.ts';

const payload = z.object({ source: z.string(), runId: z.string() });

/** One run of a source's live endpoint. A failed run shows its reason and is retried only by the next schedule. */
export const ingestLiveJob = defineJob({
  name: 'ingest-live',
  payload,
  retry: { limit: 0, delaySeconds: 0, backoff: false },
  // A publisher's rate limit makes a first run take hours, which must not block the other sources.
  concurrency: 4,
  expireInSeconds: 12 * 3600,
});

/** Minimum interval between progress events, because pages refetch on each. */
const PROGRESS_EVENT_MS = 1000;

export function handleIngestLive(deps: PlatformDeps): JobHandler<z.infer<typeof payload>> {
  return async ({ payload: { source: sourceId, runId }, signal }) => {
    const source = findSource(sourceId);
    if (source === undefined) throw new Error(`there is no source ${sourceId}`);
    const runs = createIngestRunsRepository(deps.database);
    // The run was stopped while it waited, or the job was delivered twice.
    if ((await runs.getRun(runId))?.state !== 'queued') return;
    const publishProgress = () =>
      publishEvent(deps.database, { organizationId: null, topic: 'sources.changed', ids: { source: [sourceId] } });
    let publishedMs = 0;
    const onProgress = () => {
      if (deps.clock.nowMs() - publishedMs < PROGRESS_EVENT_MS) return;
      publishedMs = deps.clock.nowMs();
      publishProgress().catch((error: unknown) =>
        deps.logger.warn({ err: error }, 'progress of a source could not be told'),
      );
    };
    const onWait = (reason: string) =>
      deps.logger.warn({ source: sourceId, reason }, 'a run of a source waits for the database');
    try {
      await ingestLive(deps, { source, runId, onProgress, onWait, signal });
    } catch (error) {
      const reason = describeError(error);
      await runs.failQueued(runId, reason, deps.clock.now());
      if (!isExpected(error)) throw error;
      deps.logger.info({ source: sourceId, reason }, 'a run of a source ended early');
    } finally {
      await publishProgress();
    }
  };
}

/** Whether the failure is expected: the page shows it with the run, so it is not logged as a fault. */
function isExpected(error: unknown): boolean {
  const expected = [RunRefusedError, RunStoppedError, SourceBusyError, AppError];
  return expected.some((kind) => error instanceof kind);
}
