import { createHash } from 'node:crypto';
import type { IngestCounts } from '@rotunda/contract';
import type { SourceRecord, UnixSeconds } from '@rotunda/domain';
import type { Clock } from '../../platform/clock.ts';
import type { Database, DatabaseHandle } from '../../platform/database/create-database.ts';
import type { IdSource } from '../../platform/ids.ts';
import type { InputEntry, ParsedRecord, Source } from '../../sources/source.ts';
import { recordKey, storeRecords, type StoreOutcome } from '../documents/index.ts';
import { batchesOf } from './batch-records.ts';
import { createIngestRunsRepository, type IngestRunRow, type QuarantineRow } from './ingest-runs.repository.ts';
import { SourceBusyError } from './source-busy-error.ts';
import { tryLockSource } from './source-lock.ts';

export interface IngestDeps {
  database: Database;
  clock: Clock;
  ids: IdSource;
}

export interface IngestRequest {
  source: Source;
  mode: 'file' | 'live';
  /** What a person reads: the path given, or the endpoint. */
  input: string;
  /** Of the input; a stopped run over the same one is gone on with. */
  fingerprint: string;
  entries: AsyncIterable<InputEntry>;
  /** A run already queued, to be filled in; without it a run is made. */
  runId?: string;
  /** Records in all where known, for the time left. */
  expected?: number;
  onProgress?(progress: IngestProgress): void;
  /** In the same transaction as each batch: where the live endpoint is to be read on from. */
  onBatch?(tx: DatabaseHandle): Promise<void>;
  signal?: AbortSignal;
}

export interface IngestProgress extends IngestCounts {
  runId: string;
  expected: number | null;
  elapsedMs: number;
}

/** `read` equals the sum of the other four. */
export interface IngestSummary extends IngestCounts {
  source: string;
  runId: string;
  seconds: number;
}

const RAW_LIMIT = 64 * 1024;

/**
 * Takes the records of a source in, batch by batch, each batch with its counts and checkpoint in one transaction. A run
 * that died is gone on with where its last batch was committed, so the result is that of an undisturbed run. Records
 * that cannot be read, or that the database refuses, go to the quarantine with position and reason; the rest goes on.
 *
 * @throws SourceBusyError when another process is taking this source in; RunStoppedError
 */
export async function runIngest(deps: IngestDeps, request: IngestRequest): Promise<IngestSummary> {
  const lock = await tryLockSource(deps.database.$client, request.source.id);
  if (lock === null) throw new SourceBusyError(request.source.id);
  const startedMs = deps.clock.nowMs();
  try {
    const run = await openRun(deps, request);
    const state = new RunState(deps, request, run, startedMs);
    try {
      await state.takeIn();
    } catch (error) {
      await createIngestRunsRepository(deps.database).setState(run.runId, {
        state: request.signal?.aborted || error instanceof RunStoppedError ? 'stopped' : 'failed',
        error: error instanceof Error ? error.message : String(error),
        finishedTs: deps.clock.now(),
      });
      throw error;
    }
    return await closeRun(deps, request, run.runId, startedMs);
  } finally {
    await lock.release();
  }
}

async function openRun(deps: IngestDeps, request: IngestRequest): Promise<IngestRunRow> {
  const runs = createIngestRunsRepository(deps.database);
  const nowTs = deps.clock.now();
  await runs.markInterrupted(request.source.id, nowTs, request.runId);
  const queued = request.runId === undefined ? null : await runs.getRun(request.runId);
  if (queued !== null) {
    await runs.setState(queued.runId, { state: 'running', heartbeatTs: nowTs });
    return queued;
  }
  const unfinished =
    request.mode === 'file' ? await runs.findUnfinishedRun(request.source.id, request.fingerprint) : null;
  if (unfinished) {
    // The write waits for a batch the dead process may still have in the server; only then is the checkpoint the last.
    await runs.setState(unfinished.runId, { state: 'running', heartbeatTs: nowTs, error: null, finishedTs: null });
    return (await runs.getRun(unfinished.runId)) ?? unfinished;
  }
  return runs.insertRun({
    runId: deps.ids.newId(),
    source: request.source.id,
    mode: request.mode,
    input: request.input,
    fingerprint: request.fingerprint,
    state: 'running',
    expected: request.expected ?? null,
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
  await runs.setState(runId, { state: 'finished', finishedTs: deps.clock.now(), seconds });
  const run = await runs.getRun(runId);
  if (run === null) throw new Error(`ingest run ${runId} vanished`);
  const { read, created, updated, unchanged, quarantined } = run;
  return { source: request.source.id, read, created, updated, unchanged, quarantined, seconds, runId };
}

/** One run from its checkpoint to its end. */
class RunState {
  readonly #deps: IngestDeps;
  readonly #request: IngestRequest;
  readonly #run: IngestRunRow;
  readonly #startedMs: number;
  readonly #counts: IngestCounts;
  /** Keys of all records met: of two records about one part of one entity in a run the first counts. */
  readonly #seen = new Set<string>();

  constructor(deps: IngestDeps, request: IngestRequest, run: IngestRunRow, startedMs: number) {
    this.#deps = deps;
    this.#request = request;
    this.#run = run;
    this.#startedMs = startedMs;
    const { read, created, updated, unchanged, quarantined } = run;
    this.#counts = { read, created, updated, unchanged, quarantined };
  }

  async takeIn(): Promise<void> {
    const { source, entries, signal } = this.#request;
    let writing: Promise<void> = Promise.resolve();
    try {
      for await (const batch of batchesOf(this.#fromCheckpoint(source.parse(entries)))) {
        // The next batch is parsed while this one is written; a failed write surfaces here before another begins.
        await writing;
        signal?.throwIfAborted();
        if (await this.#isStopRequested()) throw new RunStoppedError(source.id);
        writing = this.#writeBatch(batch);
        writing.catch(() => undefined);
      }
    } finally {
      await writing;
    }
  }

  #isStopRequested(): Promise<boolean> {
    return createIngestRunsRepository(this.#deps.database).isStopRequested(this.#run.runId);
  }

  async *#fromCheckpoint(records: AsyncIterable<ParsedRecord>): AsyncGenerator<ParsedRecord> {
    let place = 0;
    for await (const parsed of records) {
      place += 1;
      if (place > this.#run.checkpoint) yield parsed;
      else if (parsed.ok) this.#seen.add(recordKey(parsed.record));
    }
  }

  async #writeBatch(batch: readonly ParsedRecord[]): Promise<void> {
    const nowTs = this.#deps.clock.now();
    const good: SourceRecord[] = [];
    const bad: QuarantineRow[] = [];
    let repeated = 0;
    for (const parsed of batch) {
      if (!parsed.ok) bad.push(this.#quarantineRow(parsed, nowTs));
      else if (this.#seen.has(recordKey(parsed.record))) repeated += 1;
      else {
        this.#seen.add(recordKey(parsed.record));
        good.push(parsed.record);
      }
    }
    const counts = await this.#commit(good, bad, repeated, nowTs).catch((error: unknown) =>
      this.#commitOneByOne(batch, good, { bad, repeated, nowTs }, error),
    );
    for (const name of ['read', 'created', 'updated', 'unchanged', 'quarantined'] as const)
      this.#counts[name] += counts[name];
    this.#request.onProgress?.({
      ...this.#counts,
      runId: this.#run.runId,
      expected: this.#request.expected ?? null,
      elapsedMs: this.#deps.clock.nowMs() - this.#startedMs,
    });
  }

  #commit(
    good: readonly SourceRecord[],
    bad: readonly QuarantineRow[],
    repeated: number,
    nowTs: UnixSeconds,
  ): Promise<IngestCounts> {
    return this.#deps.database.transaction(async (tx) => {
      const outcomes = await this.#store(tx, good, nowTs);
      const runs = createIngestRunsRepository(tx);
      await runs.upsertQuarantine(bad);
      const of = (outcome: StoreOutcome) => outcomes.filter((one) => one === outcome).length;
      const counts: IngestCounts = {
        read: good.length + bad.length + repeated,
        created: of('created'),
        updated: of('updated'),
        unchanged: of('unchanged') + repeated,
        quarantined: bad.length,
      };
      await runs.addCounts(this.#run.runId, counts, nowTs);
      await this.#request.onBatch?.(tx);
      return counts;
    });
  }

  /**
   * The database refused something in the batch (a NUL character, a day that does not exist): tries each record in a
   * savepoint of its own, so that the bad one is named and the others are taken in, still in one transaction.
   */
  async #commitOneByOne(
    batch: readonly ParsedRecord[],
    good: readonly SourceRecord[],
    rest: { bad: readonly QuarantineRow[]; repeated: number; nowTs: UnixSeconds },
    cause: unknown,
  ): Promise<IngestCounts> {
    const positions = new Map(
      batch.flatMap((parsed) => (parsed.ok ? [[parsed.record, parsed.position] as const] : [])),
    );
    const acceptable: SourceRecord[] = [];
    const refused = [...rest.bad];
    await this.#deps.database
      .transaction(async (tx) => {
        for (const record of good) {
          const reason = await tx
            .transaction((savepoint) => this.#store(savepoint, [record], rest.nowTs))
            .then(
              () => null,
              (error: unknown) => describeRefusal(error),
            );
          if (reason === null) acceptable.push(record);
          else {
            const position = positions.get(record) ?? record.fusionId;
            const raw = JSON.stringify(record).slice(0, RAW_LIMIT);
            refused.push(this.#quarantineRow({ ok: false, position, reason, raw }, rest.nowTs));
          }
        }
        throw new RollBack();
      })
      .catch((error: unknown) => {
        if (!(error instanceof RollBack)) throw error;
      });
    // Nothing was wrong with any single record: the fault is the connection or ours, and hiding it would lose data.
    if (refused.length === rest.bad.length) throw cause;
    return this.#commit(acceptable, refused, rest.repeated, rest.nowTs);
  }

  #store(tx: DatabaseHandle, records: readonly SourceRecord[], nowTs: UnixSeconds): Promise<StoreOutcome[]> {
    const nowMs = this.#deps.clock.nowMs();
    const today = new Date(nowMs).toISOString().slice(0, 10);
    return storeRecords(tx, { source: this.#request.source.id, records, fetchedTs: nowTs, nowMs, today });
  }

  #quarantineRow(parsed: Extract<ParsedRecord, { ok: false }>, nowTs: UnixSeconds): QuarantineRow {
    // PostgreSQL's text holds no NUL; the record is kept readable rather than not at all.
    const raw = parsed.raw.slice(0, RAW_LIMIT).replaceAll('\0', '\u2400');
    return {
      quarantineId: this.#deps.ids.newId(),
      source: this.#request.source.id,
      runId: this.#run.runId,
      position: parsed.position.replaceAll('\0', '\u2400'),
      reason: parsed.reason.replaceAll('\0', '\u2400'),
      raw,
      rawHash: createHash('sha256').update(raw).digest('hex'),
      firstSeenTs: nowTs,
      lastSeenTs: nowTs,
    };
  }
}

class RollBack extends Error {}

/** An administrator asked the run to stop; what was taken in stays, and the next run goes on. */
export class RunStoppedError extends Error {
  constructor(source: string) {
    super(`The run of ${source} was stopped by an administrator.`);
    this.name = 'RunStoppedError';
  }
}

function describeRefusal(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return `The record was read but could not be stored: ${cause instanceof Error ? cause.message : String(cause)}`;
}
