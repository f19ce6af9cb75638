import type { IngestCounts } from '@rotunda/contract';
import { describeError } from '../../../platform/database/database-error.ts';
import { retryOnOutage, type RetryOnOutageOptions } from '../../../platform/database/retry-on-outage.ts';
import { activateTariffLoad } from '../../tariffs/index.ts';
import type { IngestDeps, IngestRequest, IngestSummary } from './ingest-request.ts';
import { createIngestRunsRepository, type IngestRunRow } from './ingest-runs.repository.ts';
import { RunRefusedError } from './run-refused-error.ts';
import { RunStoppedError } from './run-stopped-error.ts';
import { SourceBusyError } from './source-busy-error.ts';
import { tryLockSource } from './source-lock.ts';
import { type RetryOnOutage, IngestRunner } from './ingest-runner.ts';

/**
 * Ingests the records of a source batch by batch, each with its counts and checkpoint in one transaction. A run that
 * died is resumed after its last committed batch, so the result equals that of an uninterrupted run. Records that
 * cannot be parsed, or that the database refuses, are quarantined with position and reason, and the run continues. If
 * the database is unavailable or its disk is full, the run waits.
 *
 * @throws SourceBusyError when another process is ingesting this source; RunStoppedError; RunRefusedError
 */
export async function runIngest(deps: IngestDeps, request: IngestRequest): Promise<IngestSummary> {
  const { source } = request;
  const retryOptions = getWaiting(request);
  const lock = await retryOnOutage(() => tryLockSource(deps.database.$client, source.id), retryOptions);
  if (lock === null) throw new SourceBusyError(source.id);
  const startedMs = deps.clock.nowMs();
  let runId: string | undefined;
  const retry: RetryOnOutage = (work) =>
    retryOnOutage(async () => {
      const isReacquired = await lock.hold();
      // Without the lock, other processes may have marked the run as dead.
      if (isReacquired && runId !== undefined) await createIngestRunsRepository(deps.database).reopen(runId);
      return work();
    }, retryOptions);
  try {
    const repeated = await retry(() => repeatRun(deps, request, startedMs));
    if (repeated !== null) return repeated;
    const run = await retry(() => openRun(deps, request));
    runId = run.runId;
    try {
      await new IngestRunner(deps, request, run, { startedMs, retry }).run();
    } catch (error) {
      await retry(() =>
        createIngestRunsRepository(deps.database).setState(run.runId, {
          state: getEnd(error, request.signal),
          error: describeError(error),
          finishedTs: deps.clock.now(),
        }),
      );
      throw error;
    }
    return await retry(() => closeRun(deps, request, run.runId, startedMs));
  } finally {
    await lock.release();
  }
}

function getEnd(error: unknown, signal: AbortSignal | undefined): 'refused' | 'stopped' | 'failed' {
  if (error instanceof RunRefusedError) return 'refused';
  return signal?.aborted === true || error instanceof RunStoppedError ? 'stopped' : 'failed';
}

function getWaiting({ onWait, signal }: IngestRequest): RetryOnOutageOptions {
  return { ...(onWait === undefined ? {} : { onWait }), ...(signal === undefined ? {} : { signal }) };
}

/**
 * Repeats the figures of the last run if nothing has changed.
 * @returns null when the input must be read
 */
async function repeatRun(deps: IngestDeps, request: IngestRequest, startedMs: number): Promise<IngestSummary | null> {
  if (request.mayRepeat !== true) return null;
  const runs = createIngestRunsRepository(deps.database);
  const earlier = await runs.findRepeatable(request.source.id, request.fingerprint);
  if (earlier === null) return null;
  const { read, quarantined } = earlier;
  const counts: IngestCounts = { read, created: 0, updated: 0, unchanged: read - quarantined, older: 0, quarantined };
  const nowTs = deps.clock.now();
  const runId = deps.ids.newId();
  const seconds = (deps.clock.nowMs() - startedMs) / 1000;
  await deps.database.transaction(async (tx) => {
    const own = createIngestRunsRepository(tx);
    await own.insertRun({
      runId,
      source: request.source.id,
      mode: request.mode,
      input: request.input,
      fingerprint: request.fingerprint,
      state: 'finished',
      checkpoint: read,
      ...counts,
      startedTs: nowTs,
      heartbeatTs: nowTs,
      finishedTs: nowTs,
      seconds,
      files: earlier.files,
    });
    await own.seeQuarantinedAgain(earlier.runId, runId, nowTs);
  });
  const elapsedMs = deps.clock.nowMs() - startedMs;
  request.onProgress?.({ ...counts, runId, expected: read, readBefore: read, elapsedMs });
  return { source: request.source.id, ...counts, seconds, runId, files: earlier.files, repeats: earlier.runId };
}

async function openRun(deps: IngestDeps, request: IngestRequest): Promise<IngestRunRow> {
  const runs = createIngestRunsRepository(deps.database);
  const nowTs = deps.clock.now();
  await runs.markInterrupted(request.source.id, nowTs, request.runId);
  const queued = request.runId === undefined ? null : await runs.getRun(request.runId);
  if (queued !== null) {
    // The settings may have changed while the run was queued, and the history must show what is actually read.
    await runs.setState(queued.runId, { state: 'running', heartbeatTs: nowTs, input: request.input });
    return queued;
  }
  const unfinished =
    request.mode === 'file' ? await runs.findUnfinishedRun(request.source.id, request.fingerprint) : null;
  if (unfinished) {
    // This write waits for a batch of the dead process that may still be committing; only then is the checkpoint final.
    await runs.setState(unfinished.runId, {
      state: 'running',
      heartbeatTs: nowTs,
      error: null,
      finishedTs: null,
      stopRequested: false,
    });
    return (await runs.getRun(unfinished.runId)) ?? unfinished;
  }
  return runs.insertRun({
    runId: deps.ids.newId(),
    source: request.source.id,
    mode: request.mode,
    input: request.input,
    fingerprint: request.fingerprint,
    state: 'running',
    startedTs: nowTs,
    heartbeatTs: nowTs,
  });
}

async function closeRun(
  deps: IngestDeps,
  request: IngestRequest,
  runId: string,
  startedMs: number,
): Promise<IngestSummary> {
  const runs = createIngestRunsRepository(deps.database);
  const seconds = (deps.clock.nowMs() - startedMs) / 1000;
  const files = request.files?.() ?? null;
  const nowTs = deps.clock.now();
  await deps.database.transaction(async (tx) => {
    await activateTariffLoad(tx, runId, nowTs);
    await createIngestRunsRepository(tx).setState(runId, { state: 'finished', finishedTs: nowTs, seconds, files });
  });
  const run = await runs.getRun(runId);
  if (run === null) throw new Error(`ingest run ${runId} vanished`);
  const { read, created, updated, unchanged, older, quarantined } = run;
  return { source: request.source.id, read, created, updated, unchanged, older, quarantined, seconds, files, runId };
}
