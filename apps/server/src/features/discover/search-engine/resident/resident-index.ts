import type pg from 'pg';
import { createHandle } from '../../../../platform/database/create-database.ts';
import { Combinations } from '../postgres/facet-counts.ts';
import { countInSegments, type ResidentAnswer, type ResidentRequest, searchSegments } from './search-segments.ts';
import { readIndexIds, readIndexRows } from './read-index-rows.ts';
import type { Segment } from './segment.ts';
import { SegmentBuilder } from './segment-builder.ts';
import { TooLongError, WorkLimit } from './work-limit.ts';

export interface ResidentIndexOptions {
  pool: pg.Pool;
  /** Terms whose pairs are indexed. */
  frequentTerms: ReadonlySet<string>;
  /** Memory limit; an index that exceeds it is abandoned. */
  maxBytes: number;
  /** Maximum time a search may block all others; 300 ms by default. */
  maxWorkMs?: number;
  /** Age in seconds at which an index that has not asked for changes is read again; half an hour by default. */
  maxUnreadSeconds?: number;
  /** Called when a full read starts, during which nothing is answered. */
  onEmptied?: () => void;
}

/** Documents per query when reading the index. */
const BATCH = 200;
/** Up to this many changed documents are read before a search is answered; with more, the database answers. */
const MAX_BEFORE_ANSWER = 50;
/** With more changes than this, the whole index is read again. */
const MAX_CHANGES = 5_000;
/** Limited because every search goes through each segment. */
const MAX_SEGMENTS = 12;
/**
 * Short enough that, with the maximum of searches comparing positions, others are still answered from memory
 * (`MAX_WAIT_MS`).
 */
const MAX_WORK_MS = 300;

/** The index exceeds the memory limit, so trying again is useless. */
export class TooLargeError extends Error {
  override readonly name = 'TooLargeError';
}

/** Less than the hour for which pruned changes are remembered (`pruneSearchChanges`). */
const MAX_UNREAD_SECONDS = 1_800;

interface Snapshot {
  /** As written by PostgreSQL. */
  snapshot: string;
  /** When it was taken, in seconds of the database's clock. */
  taken: string;
}

interface Changes extends Snapshot {
  documentIds: number[];
  isEverything: boolean;
  /** Increases with each recorded change; while it does, an ingest is running. */
  latestChange: number;
}

interface ChangesRow extends Snapshot {
  latest: string | null;
  ids: string[] | null;
  emptied: boolean | null;
  noted: string;
  /** Whether changes were deleted that the index has not read. */
  pruned: boolean;
  /** Whether the index was last read so long ago that pruned changes may have been forgotten. */
  expired: boolean;
}

const CURRENT_SNAPSHOT = 'pg_current_snapshot()::text as snapshot, extract(epoch from now())::text as taken';

/**
 * The search index in memory as of one snapshot, plus later changes. An answer is never older than its request: before
 * each search, PostgreSQL is asked which transactions have committed since, in whatever order they began.
 */
export class ResidentIndex {
  readonly #options: ResidentIndexOptions;
  #segments: Segment[] = [];
  #combinations = new Combinations();
  /** Null until the whole index has been read. */
  #snapshot: Snapshot | null = null;
  /** Number of documents read since the last full read. */
  #changed = 0;
  /** Latest change at the previous check. */
  #latestChange = 0;
  /** Too much has changed for a search to wait. `catchUp` reads it, and no search checks again until then. */
  #isBehind = false;
  /** Pending check for changes, shared by all searches waiting for it. */
  #nextChanges: Promise<boolean> | null = null;
  #working: Promise<unknown> = Promise.resolve();

  constructor(options: ResidentIndexOptions) {
    this.#options = options;
  }

  get documents(): number {
    return this.#segments.reduce((sum, { storedCount }) => sum + storedCount, 0);
  }

  get memoryBytes(): number {
    return this.#segments.reduce((sum, { memoryBytes }) => sum + memoryBytes, 0);
  }

  /**
   * Returns null if the database must answer, because the index is not ready or the search takes too long.
   * @param isAwaited checked before searching, because every search delays those behind it
   */
  search(request: ResidentRequest, isAwaited = () => true): Promise<ResidentAnswer | null> {
    return this.#answer(isAwaited, () => searchSegments(this.#search, request));
  }

  /** Like `search`. */
  count(request: Pick<ResidentRequest, 'query' | 'filters'>, isAwaited = () => true): Promise<number | null> {
    return this.#answer(isAwaited, () => countInSegments(this.#search, request));
  }

  /**
   * Reads all changes, or the whole index if there are too many; postponed while an ingest is running. Call every few
   * seconds.
   * @throws TooLargeError
   */
  catchUp(): Promise<void> {
    return this.#enqueue(async () => {
      const changes = await this.#findChanges();
      if (changes === null) return this.#readEverything();
      const waiting = changes.documentIds.length;
      this.#isBehind = waiting > MAX_BEFORE_ANSWER || this.#segments.length > MAX_SEGMENTS;
      const goesOn = waiting > MAX_BEFORE_ANSWER && changes.latestChange !== this.#latestChange;
      this.#latestChange = changes.latestChange;
      if (goesOn) return;
      if (changes.isEverything || this.#changed + waiting > MAX_CHANGES) return this.#readEverything();
      await this.#readChanges(changes);
      if (this.#segments.length > MAX_SEGMENTS) await this.#joinChanges();
      this.#isBehind = false;
    });
  }

  async #answer<T>(isAwaited: () => boolean, find: () => T): Promise<T | null> {
    if (!(await this.#isCurrent()) || !isAwaited()) return null;
    try {
      return find();
    } catch (error) {
      if (error instanceof TooLongError) return null;
      throw error;
    }
  }

  get #search() {
    return {
      limit: new WorkLimit(this.#options.maxWorkMs ?? MAX_WORK_MS),
      segments: this.#segments,
      combinations: this.#combinations,
      frequentTerms: this.#options.frequentTerms,
    };
  }

  /** Whether the index contains everything that was committed before the call. */
  #isCurrent(): Promise<boolean> {
    if (this.#snapshot === null || this.#isBehind) return Promise.resolve(false);
    this.#nextChanges ??= this.#enqueue(async () => {
      // Requests from now on must check again.
      this.#nextChanges = null;
      const changes = await this.#findChanges();
      if (changes === null || changes.isEverything) return false;
      this.#isBehind ||= changes.documentIds.length > MAX_BEFORE_ANSWER;
      if (this.#isBehind) return false;
      await this.#readChanges(changes);
      return true;
    });
    return this.#nextChanges;
  }

  /** Runs work in sequence, even after a failure. */
  #enqueue<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#working.then(work, work);
    this.#working = done.catch(() => undefined);
    return done;
  }

  /** Returns what was committed since the index was read; null if it never was. */
  async #findChanges(): Promise<Changes | null> {
    if (this.#snapshot === null) return null;
    // Ignores transaction ids above all assigned here, which come from another database if this one was restored from
    // its backup.
    const { rows } = await this.#options.pool.query<ChangesRow>(
      `select ${CURRENT_SNAPSHOT},
         (select max(change_id) from search_changes) as latest,
         array_agg(distinct document_id) filter (where document_id is not null) as ids,
         bool_or(document_id is null) as emptied, count(*) as noted,
         exists (select from search_changes_pruned
           where changed_by >= pg_snapshot_xmin($1::text::pg_snapshot)
             and changed_by < pg_snapshot_xmax(pg_current_snapshot())
             and not pg_visible_in_snapshot(changed_by, $1::text::pg_snapshot)) as pruned,
         extract(epoch from now()) - $2::numeric > $3 as expired
       from (select document_id from search_changes
         where changed_by >= pg_snapshot_xmin($1::text::pg_snapshot)
           and changed_by < pg_snapshot_xmax(pg_current_snapshot())
           and not pg_visible_in_snapshot(changed_by, $1::text::pg_snapshot)
         limit ${MAX_CHANGES + 1}) as changed`,
      [this.#snapshot.snapshot, this.#snapshot.taken, this.#options.maxUnreadSeconds ?? MAX_UNREAD_SECONDS],
    );
    const [row] = rows;
    if (row === undefined) throw new Error('the changes of the index were not told');
    const { snapshot, taken, latest, ids, emptied, noted, pruned, expired } = row;
    // With more changes than the limit, the list of documents is incomplete.
    const isEverything = pruned || expired || emptied === true || Number(noted) > MAX_CHANGES;
    return { snapshot, taken, documentIds: (ids ?? []).map(Number), isEverything, latestChange: Number(latest ?? 0) };
  }

  async #readChanges({ snapshot, taken, documentIds }: Changes): Promise<void> {
    if (documentIds.length > 0) {
      // Commits since the check may be read here too, and are read again when they are reported.
      const segment = await this.#inSnapshot(async (client) =>
        this.#readSegment(client, await readIndexIds(client, documentIds)),
      );
      for (const old of this.#segments) for (const id of documentIds) old.forget(id);
      this.#segments = [...this.#segments, segment].filter(({ storedCount }) => storedCount > 0);
      this.#changed += documentIds.length;
    }
    this.#snapshot = { snapshot, taken };
  }

  /** Joins all segments but the first into one. */
  async #joinChanges(): Promise<void> {
    const [first, ...others] = this.#segments;
    if (first === undefined) return;
    const ids = others.flatMap((segment) => segment.storedIds());
    const joined = await this.#inSnapshot(async (client) => this.#readSegment(client, await readIndexIds(client, ids)));
    this.#segments = [first, joined];
  }

  async #readEverything(): Promise<void> {
    this.#snapshot = null;
    this.#segments = [];
    this.#options.onEmptied?.();
    this.#combinations = new Combinations();
    await this.#inSnapshot(async (client) => {
      const { rows } = await client.query<Snapshot>(`select ${CURRENT_SNAPSHOT}`);
      this.#segments = [await this.#readSegment(client, await readIndexIds(client, null))];
      this.#snapshot = rows[0] ?? null;
    });
    this.#changed = 0;
    this.#isBehind = false;
  }

  /** Reads within one snapshot, so that a document changed meanwhile is not read half before and half after. */
  async #inSnapshot<T>(read: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await this.#options.pool.connect();
    let isDone = false;
    try {
      await client.query('begin isolation level repeatable read read only');
      const result = await read(client);
      await client.query('rollback');
      isDone = true;
      return result;
    } finally {
      client.release(!isDone);
    }
  }

  /** @param documentIds in page order */
  async #readSegment(client: pg.PoolClient, documentIds: readonly number[]): Promise<Segment> {
    const builder = new SegmentBuilder();
    const combinationIds = new Set<number>();
    for (let first = 0; first < documentIds.length; first += BATCH) {
      for (const row of await readIndexRows(client, documentIds.slice(first, first + BATCH))) {
        builder.add(row);
        combinationIds.add(row.combinationId);
      }
      if (builder.memoryBytes + this.memoryBytes > this.#options.maxBytes) {
        throw new TooLargeError(`the index takes more than ${this.#options.maxBytes} bytes`);
      }
    }
    await this.#combinations.loadIds(createHandle(client), combinationIds);
    return builder.build();
  }
}
