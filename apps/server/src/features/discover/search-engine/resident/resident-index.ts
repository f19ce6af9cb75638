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
  /** The terms whose pairs are indexed. */
  frequentTerms: ReadonlySet<string>;
  /** What the index may take; one that is larger is given up. */
  mostBytes: number;
  /** What one search may take from all others; 300 ms unless told. */
  mostWorkMs?: number;
  /** Told when everything begins to be read, until when nothing is answered. */
  onEmptied?: () => void;
}

/** Documents read at once while everything is read. */
const BATCH = 200;
/** Changed documents that are read before a search is answered; with more, the database answers. */
const MOST_BEFORE_ANSWER = 50;
/** Changes that are read piece by piece; for more, everything is read anew. */
const MOST_CHANGES = 5_000;
/** Every search looks through each of them. */
const MOST_SEGMENTS = 12;
/** As many at once as compare positions still leave the others an answer from memory (`PATIENCE_MS`). */
const MOST_WORK_MS = 300;

/** More than memory may be used for; there is no use in trying again. */
export class TooLargeError extends Error {
  override readonly name = 'TooLargeError';
}

interface Changes {
  /** Of the moment the changes were asked for, as PostgreSQL writes it. */
  snapshot: string;
  documentIds: number[];
  isEverything: boolean;
  /** Rises with each change that is noted: while it does, an ingest goes on. */
  latestChange: number;
}

interface ChangesRow {
  snapshot: string;
  latest: string | null;
  ids: string[] | null;
  emptied: boolean | null;
  noted: string;
  /** Changes were forgotten that the index has not read. */
  pruned: boolean;
}

/**
 * The search index in memory, as it was at one moment, and what changed since. An answer is never older than its
 * question: before each, PostgreSQL is asked which transactions were committed since, in whatever order they began.
 */
export class ResidentIndex {
  readonly #options: ResidentIndexOptions;
  #segments: Segment[] = [];
  #combinations = new Combinations();
  /** Null until everything was read. */
  #snapshot: string | null = null;
  /** Documents read since everything was. */
  #changed = 0;
  /** The latest change when it was last looked. */
  #latestChange = 0;
  /** More has changed than anybody should wait for: it is read by `catchUp`, and nobody asks again until then. */
  #isBehind = false;
  /** The next question for changes, of which everybody who waits for it takes the answer. */
  #nextChanges: Promise<boolean> | null = null;
  #working: Promise<unknown> = Promise.resolve();

  constructor(options: ResidentIndexOptions) {
    this.#options = options;
  }

  get documents(): number {
    return this.#segments.reduce((sum, { heldCount }) => sum + heldCount, 0);
  }

  get heldBytes(): number {
    return this.#segments.reduce((sum, { heldBytes }) => sum + heldBytes, 0);
  }

  /**
   * Null where the database has to answer: not everything has been read, or the search takes long.
   * @param isAwaited asked before anything is looked for: of many searches each delays those behind it
   */
  search(request: ResidentRequest, isAwaited = () => true): Promise<ResidentAnswer | null> {
    return this.#answer(isAwaited, () => searchSegments(this.#search, request));
  }

  /** As `search`. */
  count(request: Pick<ResidentRequest, 'query' | 'filters'>, isAwaited = () => true): Promise<number | null> {
    return this.#answer(isAwaited, () => countInSegments(this.#search, request));
  }

  /**
   * Reads what changed, however much it is, or everything; later, where an ingest goes on. To be called every few seconds.
   * @throws TooLargeError
   */
  catchUp(): Promise<void> {
    return this.#inTurn(async () => {
      const changes = await this.#findChanges();
      if (changes === null) return this.#readEverything();
      const waiting = changes.documentIds.length;
      this.#isBehind = waiting > MOST_BEFORE_ANSWER || this.#segments.length > MOST_SEGMENTS;
      const goesOn = waiting > MOST_BEFORE_ANSWER && changes.latestChange !== this.#latestChange;
      this.#latestChange = changes.latestChange;
      if (goesOn) return;
      if (changes.isEverything || this.#changed + waiting > MOST_CHANGES) return this.#readEverything();
      await this.#readChanges(changes);
      if (this.#segments.length > MOST_SEGMENTS) await this.#joinChanges();
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
      limit: new WorkLimit(this.#options.mostWorkMs ?? MOST_WORK_MS),
      segments: this.#segments,
      combinations: this.#combinations,
      frequentTerms: this.#options.frequentTerms,
    };
  }

  /** Whether the index holds all that was committed before it was asked. */
  #isCurrent(): Promise<boolean> {
    if (this.#snapshot === null || this.#isBehind) return Promise.resolve(false);
    this.#nextChanges ??= this.#inTurn(async () => {
      // Whoever comes from now on has to ask again.
      this.#nextChanges = null;
      const changes = await this.#findChanges();
      if (changes === null || changes.isEverything) return false;
      this.#isBehind ||= changes.documentIds.length > MOST_BEFORE_ANSWER;
      if (this.#isBehind) return false;
      await this.#readChanges(changes);
      return true;
    });
    return this.#nextChanges;
  }

  /** One after the other, whether the one before failed or not. */
  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#working.then(work, work);
    this.#working = done.catch(() => undefined);
    return done;
  }

  /** What was committed since the index was read; null when it was never. */
  async #findChanges(): Promise<Changes | null> {
    if (this.#snapshot === null) return null;
    // A number above all that were given is of another database, whose backup this is.
    const { rows } = await this.#options.pool.query<ChangesRow>(
      `select pg_current_snapshot()::text as snapshot,
         (select max(change_id) from search_changes) as latest,
         array_agg(distinct document_id) filter (where document_id is not null) as ids,
         bool_or(document_id is null) as emptied, count(*) as noted,
         exists (select from search_changes_pruned
           where last_pruned >= pg_snapshot_xmin($1::text::pg_snapshot)
             and last_pruned < pg_snapshot_xmin(pg_current_snapshot())) as pruned
       from (select document_id from search_changes
         where changed_by >= pg_snapshot_xmin($1::text::pg_snapshot)
           and changed_by < pg_snapshot_xmax(pg_current_snapshot())
           and not pg_visible_in_snapshot(changed_by, $1::text::pg_snapshot)
         limit ${MOST_CHANGES + 1}) as changed`,
      [this.#snapshot],
    );
    const [row] = rows;
    if (row === undefined) throw new Error('the changes of the index were not told');
    const { snapshot, latest, ids, emptied, noted, pruned } = row;
    // Of more than are looked at, not all are named.
    const isEverything = pruned || emptied === true || Number(noted) > MOST_CHANGES;
    return { snapshot, documentIds: (ids ?? []).map(Number), isEverything, latestChange: Number(latest ?? 0) };
  }

  async #readChanges({ snapshot, documentIds }: Changes): Promise<void> {
    if (documentIds.length > 0) {
      // What was committed meanwhile is read as well, and once more when it is told of.
      const segment = await this.#atOneMoment(async (client) =>
        this.#readSegment(client, await readIndexIds(client, documentIds)),
      );
      for (const old of this.#segments) for (const id of documentIds) old.forget(id);
      this.#segments = [...this.#segments, segment].filter(({ heldCount }) => heldCount > 0);
      this.#changed += documentIds.length;
    }
    this.#snapshot = snapshot;
  }

  /** Makes one segment of all but the first. */
  async #joinChanges(): Promise<void> {
    const [first, ...others] = this.#segments;
    if (first === undefined) return;
    const ids = others.flatMap((segment) => segment.heldIds());
    const joined = await this.#atOneMoment(async (client) =>
      this.#readSegment(client, await readIndexIds(client, ids)),
    );
    this.#segments = [first, joined];
  }

  async #readEverything(): Promise<void> {
    this.#snapshot = null;
    this.#segments = [];
    this.#options.onEmptied?.();
    this.#combinations = new Combinations();
    await this.#atOneMoment(async (client) => {
      const { rows } = await client.query<{ snapshot: string }>('select pg_current_snapshot()::text as snapshot');
      this.#segments = [await this.#readSegment(client, await readIndexIds(client, null))];
      this.#snapshot = rows[0]?.snapshot ?? null;
    });
    this.#changed = 0;
    this.#isBehind = false;
  }

  /** All statements see the same rows: a document that is changed meanwhile is not read half before and half after. */
  async #atOneMoment<T>(read: (client: pg.PoolClient) => Promise<T>): Promise<T> {
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

  /** @param documentIds in the order of a page */
  async #readSegment(client: pg.PoolClient, documentIds: readonly number[]): Promise<Segment> {
    const builder = new SegmentBuilder();
    const combinationIds = new Set<number>();
    for (let first = 0; first < documentIds.length; first += BATCH) {
      for (const row of await readIndexRows(client, documentIds.slice(first, first + BATCH))) {
        builder.add(row);
        combinationIds.add(row.combinationId);
      }
      if (builder.heldBytes + this.heldBytes > this.#options.mostBytes) {
        throw new TooLargeError(`the index takes more than ${this.#options.mostBytes} bytes`);
      }
    }
    await this.#combinations.loadIds(createHandle(client), combinationIds);
    return builder.build();
  }
}
