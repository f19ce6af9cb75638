import type { IngestRun } from '@rotunda/contract';
import { Cron } from 'croner';
import { AppError } from '../../../platform/app-error.ts';
import { publishEvent } from '../../../platform/events/publish-event.ts';
import type { Actor } from '../../../platform/request-context.ts';
import { closeDeadRuns } from '../ingest/close-dead-runs.ts';
import { getSource } from '../sources.queries.ts';
import { createIngestRunsRepository } from '../ingest/ingest-runs.repository.ts';
import { getAddresses, describeMissingAddress } from '../settings/read-source-settings.ts';
import { createSourceSettingsRepository } from '../settings/source-settings.repository.ts';
import { createSourcesAdminRepository } from '../sources-admin.repository.ts';
import type { SourcesDeps } from '../sources.deps.ts';
import { presentRun } from '../sources.presenter.ts';

type QueueDeps = Pick<SourcesDeps, 'database' | 'clock' | 'ids' | 'sources' | 'enqueueLiveRun' | 'audit'>;

/**
 * Queues a run of the live endpoint.
 * @throws AppError NOT_FOUND; UNAVAILABLE without a live endpoint or any address; SOURCE_BUSY while one is queued or running
 */
export async function queueLiveRun(deps: QueueDeps, actor: Actor | null, sourceId: string): Promise<IngestRun> {
  const source = deps.sources.find((one) => one.id === sourceId);
  if (source === undefined) throw new AppError('NOT_FOUND');
  if (source.live === undefined)
    throw new AppError('UNAVAILABLE', { message: `${source.title} has no live endpoint.` });
  const { live } = source;
  await closeDeadRuns(deps, source.id);
  return deps.database.transaction(async (tx) => {
    const runs = createIngestRunsRepository(tx);
    await runs.lockSourceRuns(source.id);
    const last = (await createSourcesAdminRepository(tx).findLastRuns()).get(source.id);
    if (last?.state === 'queued' || last?.state === 'running') throw new AppError('SOURCE_BUSY');
    const addresses = getAddresses(live, await createSourceSettingsRepository(tx).get(source.id));
    if (addresses.length === 0) throw new AppError('UNAVAILABLE', { message: describeMissingAddress(source) });
    const nowTs = deps.clock.now();
    const run = await runs.insertRun({
      runId: deps.ids.newId(),
      source: source.id,
      mode: 'live',
      input: addresses.join(' '),
      fingerprint: `live ${nowTs}`,
      state: 'queued',
      startedTs: nowTs,
      heartbeatTs: nowTs,
    });
    await deps.enqueueLiveRun(tx, { source: source.id, runId: run.runId });
    if (actor !== null) await deps.audit(tx, actor, 'source.run', source.id);
    await publishEvent(tx, { organizationId: null, topic: 'sources.changed', ids: { source: [source.id] } });
    return presentRun(run);
  });
}

/**
 * Requests that a run stop.
 * @throws AppError NOT_FOUND when the run has ended or never existed
 */
export async function stopRun(deps: SourcesDeps, actor: Actor, sourceId: string, runId: string): Promise<void> {
  getSource(deps, sourceId);
  await deps.database.transaction(async (tx) => {
    const isStopping = await createIngestRunsRepository(tx).requestStop(sourceId, runId, deps.clock.now());
    if (!isStopping) throw new AppError('NOT_FOUND');
    await deps.audit(tx, actor, 'source.stopped', sourceId);
    await publishEvent(tx, { organizationId: null, topic: 'sources.changed', ids: { source: [sourceId] } });
  });
}

/** Queues every enabled source that is due by its schedule since its last run; called every minute. */
export async function queueDueSources(deps: QueueDeps): Promise<string[]> {
  const figures = createSourcesAdminRepository(deps.database);
  const lastRuns = await figures.findLastRuns();
  const queued: string[] = [];
  for (const { source, schedule, updatedTs } of await figures.findScheduled()) {
    // Before the first run the schedule counts from when it was set, so that setting it does not start a run
    // immediately.
    const sinceTs = Math.max(lastRuns.get(source)?.startedTs ?? 0, updatedTs);
    const next = new Cron(schedule, { paused: true, timezone: 'UTC' }).nextRun(new Date(sinceTs * 1000));
    if (next === null || next.getTime() > deps.clock.nowMs()) continue;
    try {
      await queueLiveRun(deps, null, source);
      queued.push(source);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
    }
  }
  return queued;
}
