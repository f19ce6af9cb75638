import { analyzeDocument } from '@rotunda/analysis';
import { removeReported, recordMatches } from '../../features/alerts/index.ts';
import type { SearchEngine } from '../../features/discover/index.ts';
import type { IndexedDocument } from '../../features/documents/index.ts';
import {
  createDocumentChangesRepository,
  createDocumentsRepository,
  type WaitingChange,
} from '../../features/documents/index.ts';
import { removeFingerprints, writeFingerprints } from '../../features/similar/index.ts';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import { describeError, isDatabaseUnavailable, isTransientError } from '../../platform/database/database-error.ts';
import { retryOnOutage } from '../../platform/database/retry-on-outage.ts';
import { publishEvent } from '../../platform/events/publish-event.ts';
import { getChunks } from '../../platform/get-chunks.ts';
import type { PlatformDeps } from '../platform-deps.ts';
import { rankFound } from './rank-found.ts';
import { retryPauseMs } from './retry-pause.ts';
import type { SavedSearchSync } from './saved-search-sync.ts';

export interface PipelineDeps extends Pick<
  PlatformDeps,
  'database' | 'listener' | 'clock' | 'ids' | 'logger' | 'metrics'
> {
  engine: SearchEngine;
  searches: SavedSearchSync;
}

export interface DrainOptions {
  onProgress?: (done: number) => void;
  /** Called before each pause with the reason the database cannot be used; the work resumes automatically. */
  onWait?: (reason: string) => void;
  /** Stops between two batches, or while waiting for the database. */
  signal?: AbortSignal;
}

/**
 * Large enough that commits and round trips do not dominate: with 40 at a time, half as many documents per second are
 * processed.
 */
const BATCH = 200;
/** Words of text analyzed and kept in memory at a time; a single bill can have half a million. */
const CHUNK_WORDS = 400_000;
/** Interval between two checks without a notification; it only catches what a broken connection missed. */
const IDLE_MS = 2000;
const FIRST_AFTER_FAILURE_MS = 500;
const MAX_AFTER_FAILURE_MS = 5000;
/** The Sources page shows what is quarantined, so it must refetch. */
const QUARANTINE_CHANGED = { organizationId: null, topic: 'sources.changed', ids: {} } as const;

type ChangesRepository = ReturnType<typeof createDocumentChangesRepository>;

/**
 * Turns committed changes into index rows and alerts. It claims waiting changes, analyzes each document once, writes
 * its index rows, decides which saved searches it matches and records the matches, all in the transaction that marks
 * the change as done. If interrupted at any point, it repeats the batch and ends with the same rows.
 */
export class DocumentPipeline {
  readonly #deps: PipelineDeps;
  readonly #stopping = new AbortController();
  #wake: () => void = () => undefined;
  #unsubscribe: () => void = () => undefined;
  #loop: Promise<void> = Promise.resolve();

  constructor(deps: PipelineDeps) {
    this.#deps = deps;
  }

  async start(): Promise<void> {
    this.#unsubscribe = await this.#deps.listener.subscribe('document_changes', () => this.#wake());
    this.#loop = this.#run();
  }

  /** Stops once the current batch has finished. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    this.#unsubscribe();
    this.#wake();
    await this.#loop;
  }

  /** Processes changes until none wait or the signal aborts; for commands and tests. @returns Documents processed. */
  async drain({ onProgress, onWait, signal }: DrainOptions = {}): Promise<number> {
    let done = 0;
    for (;;) {
      const processed = await retryOnOutage(async () => (signal?.aborted ? 0 : this.processBatch()), {
        ...(signal === undefined ? {} : { signal }),
        ...(onWait === undefined ? {} : { onWait }),
      }).catch((error: unknown) => {
        if (!signal?.aborted) throw error;
        return 0;
      });
      if (processed === 0) break;
      done += processed;
      onProgress?.(done);
    }
    if (done > 0) await this.#deps.engine.maintain();
    return done;
  }

  /**
   * Processes new changes first, then failed ones that are due. @returns How many changes were tried; 0 if none wait.
   */
  async processBatch(): Promise<number> {
    await this.#deps.searches.upToDate();
    const tried = await this.#processTogether((changes) => changes.claimNew(BATCH));
    const nowMs = this.#deps.clock.nowMs();
    return tried + (await this.#processTogether((changes) => changes.claimRetries(nowMs)));
  }

  /**
   * Processes the changes in one transaction, or one by one if that fails, so that only the faulty change has to wait.
   */
  async #processTogether(claim: (changes: ChangesRepository) => Promise<WaitingChange[]>): Promise<number> {
    let claimed: WaitingChange[] = [];
    try {
      return await this.#deps.database.transaction(async (tx) => {
        claimed = await claim(createDocumentChangesRepository(tx));
        return this.#processClaimed(tx, claimed);
      });
    } catch (error) {
      // A lost database says nothing about the changes, so all of them are claimed again.
      if (claimed.length === 0 || isDatabaseUnavailable(error)) throw error;
      this.#deps.logger.warn({ err: error }, 'a batch of changes failed; trying them one by one');
      return this.#processSingly(claimed);
    }
  }

  async #processSingly(changes: readonly WaitingChange[]): Promise<number> {
    let failed = 0;
    for (const change of changes) {
      if (this.#stopping.signal.aborted) break;
      if (!(await this.#processOne(change))) failed += 1;
    }
    if (failed > 0) await publishEvent(this.#deps.database, QUARANTINE_CHANGED);
    return changes.length;
  }

  /** @returns False if it failed; the change is then quarantined with the reason until its next attempt. */
  async #processOne(change: WaitingChange): Promise<boolean> {
    const { database, clock, logger } = this.#deps;
    try {
      await database.transaction(async (tx) =>
        this.#processClaimed(tx, await createDocumentChangesRepository(tx).claimOne(change.changeId)),
      );
      return true;
    } catch (error) {
      const pauseMs = retryPauseMs(change.attempts, isTransientError(error));
      logger.error({ err: error, change, pauseMs }, 'a change could not be processed and is tried again later');
      await createDocumentChangesRepository(database).markFailed(
        change.changeId,
        describeError(error),
        clock.nowMs() + pauseMs,
      );
      return false;
    }
  }

  async #processClaimed(tx: DatabaseHandle, changes: readonly WaitingChange[]): Promise<number> {
    if (changes.length === 0) return 0;
    const repository = createDocumentChangesRepository(tx);
    await repository.allowLateCommit();
    const documentIds = [...new Set(changes.map((change) => change.documentId))];
    await repository.lockDocuments(documentIds);
    const announced = new Set(
      changes.filter((change) => change.changeKind !== 'reindex').map((change) => change.documentId),
    );
    const words = await createDocumentsRepository(tx).countWords(documentIds);
    const getWords = (documentId: number) => words.get(documentId) ?? 0;
    for (const chunk of getChunks(documentIds, getWords, CHUNK_WORDS)) await this.#processChunk(tx, chunk, announced);
    await repository.markMatched(
      changes.map((change) => change.changeId),
      this.#deps.clock.nowMs(),
    );
    if (changes.some((change) => change.attempts > 0)) await publishEvent(tx, QUARANTINE_CHANGED);
    // Published once per batch and without ids: open searches refetch, whatever part of it they show.
    if (announced.size > 0) await publishEvent(tx, { organizationId: null, topic: 'documents.changed', ids: {} });
    return changes.length;
  }

  async #processChunk(
    tx: DatabaseHandle,
    documentIds: readonly number[],
    announced: ReadonlySet<number>,
  ): Promise<void> {
    const documents = await this.#load(tx, documentIds);
    const present = new Set(documents.map(({ searchable }) => searchable.documentId));
    const removed = documentIds.filter((id) => !present.has(id));
    await this.#deps.engine.remove(tx, removed);
    await removeFingerprints(tx, removed);
    await this.#deps.engine.index(tx, documents);
    await writeFingerprints(tx, documents);
    for (const document of documents)
      if (announced.has(document.searchable.documentId)) await this.#match(tx, document);
  }

  async #load(tx: DatabaseHandle, documentIds: readonly number[]): Promise<IndexedDocument[]> {
    const searchable = await createDocumentsRepository(tx).loadSearchable(documentIds);
    return searchable.map((document) => ({ searchable: document, analyzed: analyzeDocument(document.streams) }));
  }

  async #match(tx: DatabaseHandle, { searchable, analyzed }: IndexedDocument): Promise<void> {
    const { clock, engine, ids, metrics, searches } = this.#deps;
    const startedMs = performance.now();
    const matched = searches.matcher.match(analyzed, searchable);
    metrics.matchSeconds.observe((performance.now() - startedMs) / 1000);
    const found = await removeReported(tx, searchable.documentId, matched);
    metrics.matchedDocuments.inc({ outcome: found.length === 0 ? 'none' : 'matched' });
    if (found.length === 0) return;
    const { documentId, fusionId, version, facets } = searchable;
    await recordMatches(
      tx,
      ids,
      { documentId, fusionId, version, documentType: facets.documentType },
      await rankFound(engine, tx, documentId, found),
      clock.now(),
    );
  }

  async #run(): Promise<void> {
    let isMaintained = true;
    let pauseMs = FIRST_AFTER_FAILURE_MS;
    while (!this.#stopping.signal.aborted) {
      const woken = new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
      try {
        const processed = await this.processBatch();
        pauseMs = FIRST_AFTER_FAILURE_MS;
        if (processed > 0) {
          isMaintained = false;
          continue;
        }
        if (!isMaintained) await this.#deps.engine.maintain();
        isMaintained = true;
        await Promise.race([woken, this.#pause(IDLE_MS)]);
      } catch (error) {
        this.#deps.logger.error({ err: error }, 'the document pipeline failed; trying again');
        await this.#pause(pauseMs);
        pauseMs = Math.min(pauseMs * 2, MAX_AFTER_FAILURE_MS);
      }
    }
  }

  #pause(milliseconds: number): Promise<void> {
    return this.#deps.clock.sleep(milliseconds, this.#stopping.signal).catch(() => undefined);
  }
}
