import { cutText } from '@rotunda/domain';
import { createHash } from 'node:crypto';
import type { IngestCounts } from '@rotunda/contract';
import type { IngestRecord, UnixSeconds } from '@rotunda/domain';
import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import { isTransientError } from '../../../platform/database/database-error.ts';
import type { ParsedRecord } from '../../../sources/source.ts';
import { judgeLosses, type Loss, type StoreOutcome } from '../../documents/index.ts';
import { getBatches } from './batch-records.ts';
import { createIngestRunsRepository, type IngestRunRow, type QuarantineRow } from './ingest-runs.repository.ts';
import type { IngestDeps, IngestRequest } from './ingest-request.ts';
import { QuarantineLimit } from './quarantine-limit.ts';
import { RunKeys } from './run-keys.ts';
import { RunRefusedError } from './run-refused-error.ts';
import { RunStoppedError } from './run-stopped-error.ts';
import { storeBatch } from './store-batch.ts';

const RAW_LIMIT = 64 * 1024;

type Fault = Extract<ParsedRecord, { ok: false }>;

/** Runs database work and retries it after an outage. The work must be idempotent. */
export type RetryOnOutage = <T>(work: () => Promise<T>) => Promise<T>;

/** Contents of a batch besides good records. */
interface RestOfBatch {
  /** Number of records that could not be parsed, and those of them to store. */
  bad: number;
  kept: readonly Fault[];
  /** Records whose key an earlier record of the run already had. */
  repeated: number;
  nowTs: UnixSeconds;
  /** Checkpoint of the live endpoint when the batch was complete. */
  reached: string | null;
}

/** Executes one run from its checkpoint to its end. */
export class IngestRunner {
  readonly #deps: IngestDeps;
  readonly #request: IngestRequest;
  readonly #run: IngestRunRow;
  readonly #startedMs: number;
  readonly #retry: RetryOnOutage;
  readonly #counts: IngestCounts;
  /** Number of input records whose batches are committed. */
  #checkpoint: number;
  /** Estimated total of records; null once more records arrived than estimated. */
  #expected: number | null = null;
  #share: number | null = null;
  readonly #keys: RunKeys;
  readonly #quarantineLimit = new QuarantineLimit();
  /** What the committed records without a date took from stored ones. */
  readonly #losses: Loss[] = [];

  constructor(
    deps: IngestDeps,
    request: IngestRequest,
    run: IngestRunRow,
    { startedMs, retry }: { startedMs: number; retry: RetryOnOutage },
  ) {
    this.#deps = deps;
    this.#request = request;
    this.#run = run;
    this.#startedMs = startedMs;
    this.#retry = retry;
    this.#keys = new RunKeys(request.source);
    this.#checkpoint = run.checkpoint;
    const { read, created, updated, unchanged, older, quarantined } = run;
    this.#counts = { read, created, updated, unchanged, older, quarantined };
  }

  /**
   * Runs the ingest.
   * @throws RunStoppedError, the signal's reason, and any error of reading or writing
   */
  async run(): Promise<void> {
    const { source, entries, signal, checkpoint, mode } = this.#request;
    const records = this.#fromCheckpoint(source.parse(entries));
    let writing: Promise<void> = Promise.resolve();
    try {
      for await (const batch of getBatches(records, mode === 'live' ? { clock: this.#deps.clock } : {})) {
        // Read first, because the endpoint reports the next checkpoint as soon as more records are requested.
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
    // The endpoint reports its final checkpoint after the last record, and a run without records must save it too.
    await this.#retry(() => this.#saveCheckpoint(this.#deps.database, checkpoint?.current() ?? null));
  }

  async #saveCheckpoint(db: DatabaseHandle, reached: string | null): Promise<void> {
    if (reached !== null) await this.#request.checkpoint?.save(db, reached);
  }

  #isStopRequested(): Promise<boolean> {
    return this.#retry(() => createIngestRunsRepository(this.#deps.database).isStopRequested(this.#run.runId));
  }

  async *#fromCheckpoint(records: AsyncIterable<ParsedRecord>): AsyncGenerator<ParsedRecord> {
    let place = 0;
    for await (const parsed of records) {
      this.#estimate(place);
      place += 1;
      if (place > this.#run.checkpoint) {
        yield parsed;
        continue;
      }
      const verdict = parsed.ok ? this.#keys.judge(parsed) : parsed;
      if (typeof verdict === 'object') this.#quarantineLimit.count(verdict);
    }
  }

  /**
   * Updates the estimated total.
   * @param met records before the current one, to which the reported share applies
   */
  #estimate(met: number): void {
    // The current record counts too: once it exceeds the estimate, the estimate is dropped.
    if (this.#expected !== null && met >= this.#expected) this.#expected = null;
    const share = this.#request.share?.() ?? null;
    // When all bytes are read, the share says nothing about the records still to be parsed from them.
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
      const verdict = parsed.ok ? this.#keys.judge(parsed) : parsed;
      if (typeof verdict === 'object') bad.push(verdict);
      else if (parsed.ok && verdict === 'new') good.push(parsed.record);
      else repeated += 1;
    }
    const kept = this.#quarantineLimit.take(bad);
    const rest: RestOfBatch = { bad: bad.length, kept, repeated, nowTs, reached };
    const counts = await this.#commit(good, rest).catch((error: unknown) => {
      if (error instanceof RunRefusedError) throw error;
      return this.#commitSeparately(batch, good, rest, error);
    });
    for (const name of ['read', 'created', 'updated', 'unchanged', 'older', 'quarantined'] as const)
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

  /**
   * Commits the batch exactly once, even if the connection broke after the server committed but before it could
   * confirm.
   */
  #commit(good: readonly IngestRecord[], rest: RestOfBatch): Promise<IngestCounts> {
    return this.#retry(async () => {
      const run = await createIngestRunsRepository(this.#deps.database).getRun(this.#run.runId);
      return run !== null && run.checkpoint > this.#checkpoint ? this.#countsSince(run) : this.#tryCommit(good, rest);
    }).catch((error: unknown) => {
      // The server was still committing an earlier attempt when this one began.
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
      older: since('older'),
      quarantined: since('quarantined'),
    };
  }

  #tryCommit(
    good: readonly IngestRecord[],
    { bad, kept, repeated, nowTs, reached }: RestOfBatch,
  ): Promise<IngestCounts> {
    const rows = kept.map((fault) => this.#quarantineRow(fault, nowTs));
    const losses: Loss[] = [];
    const committing = this.#deps.database.transaction(async (tx) => {
      const outcomes = await this.#store(tx, good, { nowTs, losses });
      await this.#refuseOlder(tx, losses);
      const runs = createIngestRunsRepository(tx);
      await runs.upsertQuarantine(rows);
      const of = (outcome: StoreOutcome) => outcomes.filter((one) => one === outcome).length;
      const counts: IngestCounts = {
        read: good.length + bad + repeated,
        created: of('created'),
        updated: of('updated'),
        unchanged: of('unchanged') + of('older') + repeated,
        older: of('older'),
        quarantined: bad,
      };
      const place = { nowTs, expected: this.#expected, from: this.#checkpoint };
      if (!(await runs.addCounts(this.#run.runId, counts, place))) throw new CommittedAlready();
      await this.#saveCheckpoint(tx, reached);
      return counts;
    });
    return committing.then((counts) => {
      this.#losses.push(...losses);
      return counts;
    });
  }

  /** @throws RunRefusedError when the records so far would take terms or seats away in bulk */
  async #refuseOlder(tx: DatabaseHandle, losses: readonly Loss[]): Promise<void> {
    if (this.#request.acceptsOlder === true || losses.length === 0) return;
    const found = await judgeLosses(tx, [...this.#losses, ...losses], this.#deps.clock.nowMs());
    if (found !== null) throw new RunRefusedError(this.#request.source.id, found);
  }

  /**
   * Handles a batch that the database refused (a NUL character, an invalid date). Each record is tried in its own
   * savepoint, so that the bad ones are identified and the others are still ingested in one transaction.
   */
  async #commitSeparately(
    batch: readonly ParsedRecord[],
    good: readonly IngestRecord[],
    rest: RestOfBatch,
    cause: unknown,
  ): Promise<IngestCounts> {
    const reasons = await this.#retry(() => this.#findRefused(good, rest.nowTs));
    // No single record is at fault, so the fault is internal, and hiding it would lose data.
    if (reasons.size === 0) throw cause;
    const positions = new Map(
      batch.flatMap((parsed) => (parsed.ok ? [[parsed.record, parsed.position] as const] : [])),
    );
    const refused = [...reasons].map(([record, reason]) => {
      const position = positions.get(record) ?? record.fusionId;
      const raw = cutText(JSON.stringify(record), RAW_LIMIT);
      return { ok: false as const, position, reason, raw };
    });
    const acceptable = good.filter((record) => !reasons.has(record));
    const kept = [...rest.kept, ...this.#quarantineLimit.take(refused)];
    return this.#commit(acceptable, { ...rest, bad: rest.bad + refused.length, kept });
  }

  /**
   * Tries to store each record on its own and rolls everything back. @returns the reasons for the records that cannot
   * be stored
   */
  async #findRefused(good: readonly IngestRecord[], nowTs: UnixSeconds): Promise<Map<IngestRecord, string>> {
    const refused = new Map<IngestRecord, string>();
    const tried = this.#deps.database.transaction(async (tx) => {
      for (const record of good) {
        await tx
          .transaction((savepoint) => this.#store(savepoint, [record], { nowTs, losses: [] }))
          .catch((error: unknown) => {
            // A transient fault says nothing about the record.
            if (isTransientError(error)) throw error;
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

  #store(
    tx: DatabaseHandle,
    records: readonly IngestRecord[],
    { nowTs, losses }: { nowTs: UnixSeconds; losses: Loss[] },
  ): Promise<StoreOutcome[]> {
    const { source, acceptsOlder } = this.#request;
    const nowMs = this.#deps.clock.nowMs();
    const guard = acceptsOlder === true ? {} : { losses };
    return storeBatch(tx, records, { source: source.id, runId: this.#run.runId, nowTs, nowMs, ...guard });
  }

  #quarantineRow(parsed: Fault, nowTs: UnixSeconds): QuarantineRow {
    // PostgreSQL text cannot contain NUL, so it is replaced and the record stays readable.
    const raw = cutText(parsed.raw, RAW_LIMIT).replaceAll('\0', '\u2400');
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
