import path from 'node:path';
import { AppError } from '../../../platform/app-error.ts';
import { REPOSITORY_ROOT } from '../../../platform/repository-root.ts';
import { askThread, type ThreadFault } from '../../../platform/threads/thread-fault.ts';
import { ThreadPool } from '../../../platform/threads/thread-pool.ts';
import type { MarkedText, MarkedTextRequest } from '../../documents/index.ts';
import type { Asker } from '../search-engine/search-engine.ts';
import type { DocumentVerdict, VerdictRequest } from './judge-document.ts';
import type { DocumentPassages, PassagesRequest } from './find-document-passages.ts';

/** What a thread is started with. */
export interface MatchingSetting {
  connectionString: string;
  /** Of all texts that a task reads. */
  maxTextBytes: number;
}
export type MatchingTask =
  | ({ kind: 'passages' } & PassagesRequest)
  | ({ kind: 'verdict' } & VerdictRequest)
  | ({ kind: 'text' } & MarkedTextRequest);
export type MatchingAnswer = { json: string } | { tooLarge: true };

export interface MatchingThreadsOptions extends Pick<MatchingSetting, 'connectionString'> {
  /** Of one document, the time it waits for its turn not counted. */
  deadlineMs: number;
  /** Only tests lower it. */
  maxTextBytes?: number;
}

const PROGRAM = path.join(REPOSITORY_ROOT, 'tools/matching-thread.mjs');
/** One is left for everyone else when a person reads the longest document there is. */
const THREADS = 2;
/** A document of 20 MB takes a third of it. */
const MEMORY_MB = 768;
/** Reading it takes two thirds of that memory. */
const MAX_TEXT_BYTES = 40 * 1024 ** 2;
const IDLE_MS = 600_000;
/** A page that is left by Back and Forward asks again for each of its parts. */
const WAITING_EACH = 12;

/**
 * Finds where the words of queries stand in whole documents, apart from the thread that answers everyone: reading,
 * analyzing and cutting a long document into passages takes seconds.
 */
export class MatchingThreads {
  readonly #pool: ThreadPool<MatchingTask, MatchingAnswer | ThreadFault>;

  constructor({ connectionString, deadlineMs, maxTextBytes = MAX_TEXT_BYTES }: MatchingThreadsOptions) {
    const data: MatchingSetting = { connectionString, maxTextBytes };
    this.#pool = new ThreadPool({
      ...{ program: PROGRAM, data, threads: THREADS, deadlineMs, memoryMb: MEMORY_MB },
      ...{ idleMs: IDLE_MS, waitingEach: WAITING_EACH },
    });
  }

  /**
   * Where a document matches queries; null when it is not held.
   * @throws AppError SEARCH_TOO_SLOW, TOO_LARGE, TOO_MANY_SEARCHES, UNAVAILABLE; as the call below
   */
  findPassages(asker: Asker, request: PassagesRequest): Promise<DocumentPassages | null> {
    return this.#ask<DocumentPassages | null>(asker, { kind: 'passages', ...request });
  }

  /** Why a document matches a search or not; null when it is not held. */
  judgeDocument(asker: Asker, request: VerdictRequest): Promise<DocumentVerdict | null> {
    return this.#ask<DocumentVerdict | null>(asker, { kind: 'verdict', ...request });
  }

  /** A text with the places of a query marked; null when it is not held. */
  readMarkedText(asker: Asker, { fnDocumentId, query }: MarkedTextRequest): Promise<MarkedText | null> {
    return this.#ask<MarkedText | null>(asker, { kind: 'text', fnDocumentId, query });
  }

  /** Has a thread ready before the first question. */
  warm(): Promise<void> {
    return this.#pool.warm();
  }

  close(): Promise<void> {
    return this.#pool.close();
  }

  async #ask<T>({ userId, signal }: Asker, task: MatchingTask): Promise<T> {
    const answer = await askThread(
      this.#pool,
      task,
      { person: userId, signal },
      { tooMany: 'TOO_MANY_SEARCHES', tooSlow: 'SEARCH_TOO_SLOW', tooLarge: 'TOO_LARGE' },
    );
    if ('tooLarge' in answer) throw new AppError('TOO_LARGE');
    return JSON.parse(answer.json);
  }
}
