import { createHash } from 'node:crypto';
import type { IngestCounts } from '@rotunda/contract';
import type { IngestRecord, UnixSeconds } from '@rotunda/domain';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import { isTransientFault } from '../../platform/database/database-fault.ts';
import type { ParsedRecord } from '../../sources/source.ts';
import { isNewer, recordKey, type StoreOutcome } from '../documents/index.ts';
import { batchesOf } from './batch-records.ts';
import { createIngestRunsRepository, type IngestRunRow, type QuarantineRow } from './ingest-runs.repository.ts';
import type { IngestDeps, IngestRequest } from './ingest-request.ts';
import { QuarantineLimit } from './quarantine-limit.ts';
import { RunStoppedError } from './run-stopped-error.ts';
import { storeBatch } from './store-batch.ts';

const RAW_LIMIT = 64 * 1024;

type Fault = Extract<ParsedRecord, { ok: false }>;

/** Does something with the database, again when it was away; what is done twice must be the same as once. */
export type Ride = <T>(work: () => Promise<T>) => Promise<T>;

/** What a batch holds besides good records. */
interface RestOfBatch {
  /** Records that could not be read, and those of them to keep. */
  bad: number;
  kept: readonly Fault[];
  /** Records whose key a record before them in the run had. */
  repeated: number;
  nowTs: UnixSeconds;
  /** Of the live endpoint when the batch was complete. */
  reached: string | null;
}

/** One run from its checkpoint to its end. */
export class IngestRunner {
  readonly #deps: IngestDeps;
  readonly #request: IngestRequest;
  readonly #run: IngestRunRow;
  readonly #startedMs: number;
  readonly #ride: Ride;
  readonly #counts: IngestCounts;
  /** Records of the input whose batches are committed. */
  #checkpoint: number;
  /** Records in all, as far as the input tells by now; null once more came than that. */
  #expected: number | null = null;
  #share: number | null = null;
  /**
   * Keys of all records met, with the publisher's date: of two records about one part of one entity in a run the newer
   * counts, and the first where the dates do not tell.
   */
  readonly #seen = new Map<string, UnixSeconds | undefined>();
  readonly #quarantineLimit = new QuarantineLimit();

  constructor(
    deps: IngestDeps,
    request: IngestRequest,
    run: IngestRunRow,
    { startedMs, ride }: { startedMs: number; ride: Ride },
  ) {
    this.#deps = deps;
    this.#request = request;
    this.#run = run;
    this.#startedMs = startedMs;
    this.#ride = ride;
    this.#checkpoint = run.checkpoint;
    const { read, created, updated, unchanged, quarantined } = run;
    this.#counts = { read, created, updated, unchanged, quarantined };
  }

  /** @throws RunStoppedError, the signal's reason, and whatever reading or writing throws */
  async run(): Promise<void> {
    const { source, entries, signal, checkpoint, mode } = this.#request;
    const records = this.#fromCheckpoint(source.parse(entries));
    let writing: Promise<void> = Promise.resolve();
    try {
      for await (const batch of batchesOf(records, mode === 'live' ? { clock: this.#deps.clock } : {})) {
        // Before anything else: the endpoint reports the next checkpoint as soon as more records are asked for.
        const reached = checkpoint?.current() ?? null;
        // The next batch is parsed while this one is written; a failed write surfaces here before another begins.
        await writing;
        signal?.throwIfAborted();
        if (await this.#isStopRequested()) throw new RunStoppedError(source.id);
        writing = this.#writeBatch(batch, reached);
        writing.catch(() => undefined);
      }
    } finally {
      await writing;
    }
    // What the endpoint reported at its end comes after the last record: a run without any must keep it too.
    await this.#ride(() => this.#saveCheckpoint(this.#deps.database, checkpoint?.current() ?? null));
  }

  async #saveCheckpoint(db: DatabaseHandle, reached: string | null): Promise<void> {
    if (reached !== null) await this.#request.checkpoint?.save(db, reached);
  }

  #isStopRequested(): Promise<boolean> {
    return this.#ride(() => createIngestRunsRepository(this.#deps.database).isStopRequested(this.#run.runId));
  }

  async *#fromCheckpoint(records: AsyncIterable<ParsedRecord>): AsyncGenerator<ParsedRecord> {
    let place = 0;
    for await (const parsed of records) {
      this.#estimate(place);
      place += 1;
      if (place > this.#run.checkpoint) yield parsed;
      else if (parsed.ok) this.#isNews(parsed.record);
      else this.#quarantineLimit.count(parsed);
    }
  }

  /** Whether a record is the first of its key, or newer than those before. */
  #isNews(record: IngestRecord): boolean {
    const key = recordKey(record);
    if (this.#seen.has(key) && !isNewer(record.sourceUpdatedTs, this.#seen.get(key))) return false;
    this.#seen.set(key, record.sourceUpdatedTs);
    return true;
  }

  /** @param met records before the one that has just come: those of the share that has just been told */
  #estimate(met: number): void {
    // The one that has just come counts: a guess it exceeds is no guess any more.
    if (this.#expected !== null && met >= this.#expected) this.#expected = null;
    const share = this.#request.share?.() ?? null;
    // All bytes read says nothing of the records still to come of them.
    if (share === null || share === this.#share || share >= 1 || met === 0) return;
    this.#share = share;
    this.#expected = Math.max(met + 1, Math.round(met / share));
  }

  async #writeBatch(batch: readonly ParsedRecord[], reached: string | null): Promise<void> {
    const nowTs = this.#deps.clock.now();
    const good: IngestRecord[] = [];
    const bad: Fault[] = [];
    let repeated = 0;
    for (const parsed of batch) {
      if (!parsed.ok) bad.push(parsed);
      else if (this.#isNews(parsed.record)) good.push(parsed.record);
      else repeated += 1;
    }
    const kept = this.#quarantineLimit.take(bad);
    const rest: RestOfBatch = { bad: bad.length, kept, repeated, nowTs, reached };
    const counts = await this.#commit(good, rest).catch((error: unknown) =>
      this.#commitOneByOne(batch, good, rest, error),
    );
    for (const name of ['read', 'created', 'updated', 'unchanged', 'quarantined'] as const)
      this.#counts[name] += counts[name];
    this.#checkpoint += counts.read;
    this.#request.onProgress?.({
      ...this.#counts,
      runId: this.#run.runId,
      expected: this.#expected,
      readBefore: this.#run.read,
      elapsedMs: this.#deps.clock.nowMs() - this.#startedMs,
    });
  }

  /** Once, also where the connection broke after the server committed and before it could say so. */
  #commit(good: readonly IngestRecord[], rest: RestOfBatch): Promise<IngestCounts> {
    return this.#ride(async () => {
      const run = await createIngestRunsRepository(this.#deps.database).getRun(this.#run.runId);
      return run !== null && run.checkpoint > this.#checkpoint ? this.#countsSince(run) : this.#tryCommit(good, rest);
    }).catch((error: unknown) => {
      // The server was still committing an earlier try when this one began.
      if (error instanceof CommittedAlready) return this.#commit(good, rest);
      throw error;
    });
  }

  #countsSince(run: IngestRunRow): IngestCounts {
    const since = (name: keyof IngestCounts) => run[name] - this.#counts[name];
    return {
      read: since('read'),
      created: since('created'),
      updated: since('updated'),
      unchanged: since('unchanged'),
      quarantined: since('quarantined'),
    };
  }

  #tryCommit(
    good: readonly IngestRecord[],
    { bad, kept, repeated, nowTs, reached }: RestOfBatch,
  ): Promise<IngestCounts> {
    const rows = kept.map((fault) => this.#quarantineRow(fault, nowTs));
    return this.#deps.database.transaction(async (tx) => {
      const outcomes = await this.#store(tx, good, nowTs);
      const runs = createIngestRunsRepository(tx);
      await runs.upsertQuarantine(rows);
      const of = (outcome: StoreOutcome) => outcomes.filter((one) => one === outcome).length;
      const counts: IngestCounts = {
        read: good.length + bad + repeated,
        created: of('created'),
        updated: of('updated'),
        unchanged: of('unchanged') + repeated,
        quarantined: bad,
      };
      const place = { nowTs, expected: this.#expected, from: this.#checkpoint };
      if (!(await runs.addCounts(this.#run.runId, counts, place))) throw new CommittedAlready();
      await this.#saveCheckpoint(tx, reached);
      return counts;
    });
  }

  /**
   * The database refused something in the batch (a NUL character, a day that does not exist): tries each record in a
   * savepoint of its own, so that the bad one is named and the others are ingested, still in one transaction.
   */
  async #commitOneByOne(
    batch: readonly ParsedRecord[],
    good: readonly IngestRecord[],
    rest: RestOfBatch,
    cause: unknown,
  ): Promise<IngestCounts> {
    const reasons = await this.#ride(() => this.#findRefused(good, rest.nowTs));
    // Nothing was wrong with any single record: the fault is ours, and hiding it would lose data.
    if (reasons.size === 0) throw cause;
    const positions = new Map(
      batch.flatMap((parsed) => (parsed.ok ? [[parsed.record, parsed.position] as const] : [])),
    );
    const refused = [...reasons].map(([record, reason]) => {
      const position = positions.get(record) ?? record.fusionId;
      const raw = JSON.stringify(record).slice(0, RAW_LIMIT);
      return { ok: false as const, position, reason, raw };
    });
    const acceptable = good.filter((record) => !reasons.has(record));
    const kept = [...rest.kept, ...this.#quarantineLimit.take(refused)];
    return this.#commit(acceptable, { ...rest, bad: rest.bad + refused.length, kept });
  }

  /** Stores each record for itself and nothing for good. @returns what was said of those that cannot be stored */
  async #findRefused(good: readonly IngestRecord[], nowTs: UnixSeconds): Promise<Map<IngestRecord, string>> {
    const refused = new Map<IngestRecord, string>();
    const tried = this.#deps.database.transaction(async (tx) => {
      for (const record of good) {
        await tx
          .transaction((savepoint) => this.#store(savepoint, [record], nowTs))
          .catch((error: unknown) => {
            // It says nothing about the record.
            if (isTransientFault(error)) throw error;
            refused.set(record, describeRefusal(error));
          });
      }
      throw new RollBack();
    });
    await tried.catch((error: unknown) => {
      if (!(error instanceof RollBack)) throw error;
    });
    return refused;
  }

  #store(tx: DatabaseHandle, records: readonly IngestRecord[], nowTs: UnixSeconds): Promise<StoreOutcome[]> {
    const { source } = this.#request;
    const nowMs = this.#deps.clock.nowMs();
    return storeBatch(tx, records, { source: source.id, runId: this.#run.runId, nowTs, nowMs });
  }

  #quarantineRow(parsed: Fault, nowTs: UnixSeconds): QuarantineRow {
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

class CommittedAlready extends Error {}

function describeRefusal(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return `The record was read but could not be stored: ${cause instanceof Error ? cause.message : String(cause)}`;
}
