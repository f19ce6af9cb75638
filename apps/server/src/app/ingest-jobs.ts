import { z } from 'zod';
import { queueDueSources, RunStoppedError, SourceBusyError } from '../features/sources/index.ts';
import { publishEvent } from '../platform/events/publish-event.ts';
import { defineJob, type JobHandler } from '../platform/queue/job-definition.ts';
import { findSource, SOURCES } from '../sources/registry.ts';
import { ingestLive } from './ingest-live.ts';
import type { PlatformDeps } from './platform-deps.ts';
import { auditWith } from './audit-with.ts';

const payload = z.object({ source: z.string(), runId: z.string() });

/** One run of a source's live endpoint. Retried only by the next schedule: a failed run is shown with its reason. */
export const ingestLiveJob = defineJob({
  name: 'ingest-live',
  payload,
  retry: { limit: 0, delaySeconds: 0, backoff: false },
  expireInSeconds: 12 * 3600,
});

/** Every minute: sources whose schedule has come round. */
export const runScheduledSourcesJob = defineJob({
  name: 'run-scheduled-sources',
  payload: z.object({}),
  cron: { expression: '* * * * *', timeZone: 'UTC' },
});

/** Pages ask for figures at most so often. */
const PROGRESS_EVENT_MS = 1000;

export function handleIngestLive(deps: PlatformDeps): JobHandler<z.infer<typeof payload>> {
  return async ({ payload: { source: sourceId, runId }, signal }) => {
    const source = findSource(sourceId);
    if (source === undefined) throw new Error(`there is no source ${sourceId}`);
    const tell = () =>
      publishEvent(deps.database, { organisationId: null, topic: 'sources.changed', ids: { source: [sourceId] } });
    let toldMs = 0;
    const onProgress = () => {
      if (deps.clock.nowMs() - toldMs < PROGRESS_EVENT_MS) return;
      toldMs = deps.clock.nowMs();
      tell().catch((error: unknown) => deps.logger.warn({ err: error }, 'progress of a source could not be told'));
    };
    try {
      await ingestLive(deps, { source, runId, onProgress, signal });
    } catch (error) {
      if (!(error instanceof RunStoppedError) && !(error instanceof SourceBusyError)) throw error;
      deps.logger.info({ source: sourceId, reason: error.message }, 'a run of a source ended early');
    } finally {
      await tell();
    }
  };
}

export function handleRunScheduledSources(deps: PlatformDeps): JobHandler<object> {
  return async () => {
    const queued = await queueDueSources({
      ...deps,
      sources: SOURCES,
      enqueueLiveRun: async (tx, run) => {
        await deps.queue.enqueue(tx, ingestLiveJob, run);
      },
      audit: auditWith(deps),
    });
    if (queued.length > 0) deps.logger.info({ sources: queued }, 'scheduled sources queued');
  };
}
