import { AppError } from '../../../platform/app-error.ts';
import { threadProgram } from '../../../platform/threads/thread-program.ts';
import { callThread, type ThreadError } from '../../../platform/threads/thread-error.ts';
import { ThreadPool } from '../../../platform/threads/thread-pool.ts';
import type { MarkedText, MarkedTextRequest } from '../../documents/index.ts';
import type { Requester } from '../search-engine/search-engine.ts';
import type { DocumentVerdict, VerdictRequest } from './judge-document.ts';
import type { DocumentPassages, PassagesRequest } from './find-document-passages.ts';

/** Data that a thread is started with. */
export interface MatchingSetting {
  connectionString: string;
  /** Limit for all texts that a task reads. */
  maxTextBytes: number;
}
export type MatchingTask =
  | ({ kind: 'passages' } & PassagesRequest)
  | ({ kind: 'verdict' } & VerdictRequest)
  | ({ kind: 'text' } & MarkedTextRequest);
export type MatchingAnswer = { json: string } | { tooLarge: true };

export interface MatchingThreadsOptions extends Pick<MatchingSetting, 'connectionString'> {
  /** Limit for the processor time of one document. */
  processorMs: number;
  /** Lowered only in tests. */
  maxTextBytes?: number;
}

const PROGRAM = threadProgram('matching-thread');
/** Keeps one thread free for everyone else while one user reads a very long document. */
const THREADS = 2;
/** Three times what a document of 20 MB takes. */
const MEMORY_MB = 768;
/** Reading this much takes two thirds of the memory limit. */
const MAX_TEXT_BYTES = 40 * 1024 ** 2;
const IDLE_MS = 600_000;
/** Allows for leaving and returning to a page with Back and Forward, which requests each of its parts again. */
const WAITING_EACH = 12;

/**
 * Finds query matches in whole documents off the main thread, because reading, analyzing and splitting a long document
 * takes seconds.
 */
export class MatchingThreads {
  readonly #pool: ThreadPool<MatchingTask, MatchingAnswer | ThreadError>;

  constructor({ connectionString, processorMs, maxTextBytes = MAX_TEXT_BYTES }: MatchingThreadsOptions) {
    const data: MatchingSetting = { connectionString, maxTextBytes };
    this.#pool = new ThreadPool({
      program: PROGRAM,
      data,
      threads: THREADS,
      processorMs,
      memoryMb: MEMORY_MB,
      idleMs: IDLE_MS,
      waitingEach: WAITING_EACH,
    });
  }

  /**
   * Finds where a document matches queries; null for an unknown document.
   * @throws AppError SEARCH_TOO_SLOW, TOO_LARGE, TOO_MANY_SEARCHES, BUSY, UNAVAILABLE; the methods below throw the same
   */
  findPassages(requester: Requester, request: PassagesRequest): Promise<DocumentPassages | null> {
    return this.#ask<DocumentPassages | null>(requester, { kind: 'passages', ...request });
  }

  /** Explains why a document does or does not match a search; null for an unknown document. */
  judgeDocument(requester: Requester, request: VerdictRequest): Promise<DocumentVerdict | null> {
    return this.#ask<DocumentVerdict | null>(requester, { kind: 'verdict', ...request });
  }

  /** Returns a text with the matches of a query highlighted; null for an unknown text. */
  readMarkedText(requester: Requester, { fnDocumentId, query }: MarkedTextRequest): Promise<MarkedText | null> {
    return this.#ask<MarkedText | null>(requester, { kind: 'text', fnDocumentId, query });
  }

  /** Starts a thread before the first question. */
  warm(): Promise<void> {
    return this.#pool.warm();
  }

  close(): Promise<void> {
    return this.#pool.close();
  }

  async #ask<T>({ userId, organizationId, signal }: Requester, task: MatchingTask): Promise<T> {
    const answer = await callThread(
      this.#pool,
      task,
      { person: userId, organizationId, signal },
      { tooMany: 'TOO_MANY_SEARCHES', tooSlow: 'SEARCH_TOO_SLOW', tooLarge: 'TOO_LARGE' },
    );
    if ('tooLarge' in answer) throw new AppError('TOO_LARGE');
    return JSON.parse(answer.json);
  }
}
