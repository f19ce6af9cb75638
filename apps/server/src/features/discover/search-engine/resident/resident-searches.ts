import { Worker } from 'node:worker_threads';
import { systemClock } from '../../../../platform/clock.ts';
import type { Logger } from '../../../../platform/logging.ts';
import { threadProgram } from '../../../../platform/threads/thread-program.ts';
import type { ResidentAnswer, ResidentRequest } from './search-segments.ts';

/** Data that the thread is started with. */
export interface ResidentSetting {
  connectionString: string;
  /** 0 disables the index in memory. */
  maxBytes: number;
  /** Terms whose pairs are indexed, for other kinds of text than ours. */
  frequentTerms?: ReadonlySet<string>;
}
type CountRequest = Pick<ResidentRequest, 'query' | 'filters'>;
/** The answer is no longer awaited after `untilMs`, in milliseconds since 1970. */
export type ResidentTask =
  | { id: number; untilMs: number; kind: 'search'; request: ResidentRequest }
  | { id: number; untilMs: number; kind: 'count'; request: CountRequest };
export type ResidentMessage =
  | { kind: 'answer'; id: number; answer: ResidentAnswer | number | null }
  | { kind: 'state'; documents: number; memoryBytes: number }
  | { kind: 'fault'; fault: string }
  | { kind: 'too-large' };

export interface ResidentSearchesOptions extends ResidentSetting {
  logger: Pick<Logger, 'info' | 'warn'>;
}

const PROGRAM = threadProgram('resident-thread');
/** A search in memory takes milliseconds; after this wait, the database answers instead. */
const MAX_WAIT_MS = 1_000;
const RESTART_MS = 60_000;

/**
 * The search index in the memory of a separate thread. It returns null whenever the database must answer instead:
 * before the index is read, during a large ingest, when the index is too large, and when the thread has failed.
 */
export class ResidentSearches {
  readonly #options: ResidentSearchesOptions;
  readonly #waiting = new Map<number, (answer: ResidentAnswer | number | null) => void>();
  #thread: Worker | null = null;
  #restart: NodeJS.Timeout | null = null;
  #lastId = 0;
  #documents = 0;
  #memoryBytes = 0;
  #lastError: string | null = null;
  #isClosed = false;

  constructor(options: ResidentSearchesOptions) {
    this.#options = options;
  }

  /** Number of documents in memory; 0 until the whole index has been read. */
  get documents(): number {
    return this.#documents;
  }

  get memoryBytes(): number {
    return this.#memoryBytes;
  }

  /** Starts reading the index; the database answers until that is done. */
  start(): void {
    const { logger, ...setting } = this.#options;
    if (this.#isClosed || this.#thread !== null || setting.maxBytes === 0) return;
    const thread = new Worker(PROGRAM.file, { argv: [...PROGRAM.argv], workerData: setting satisfies ResidentSetting });
    this.#thread = thread;
    // Pending requests keep the process alive; this thread must not.
    thread.unref();
    thread.on('message', (message: ResidentMessage) => this.#take(message));
    thread.on('error', (error) => logger.warn({ err: error }, 'the search index in memory failed'));
    thread.once('exit', () => this.#end(thread));
  }

  async search(request: ResidentRequest): Promise<ResidentAnswer | null> {
    const answer = await this.#ask({ kind: 'search', request });
    return typeof answer === 'number' ? null : answer;
  }

  async count(request: CountRequest): Promise<number | null> {
    const answer = await this.#ask({ kind: 'count', request });
    return typeof answer === 'number' ? answer : null;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    if (this.#restart !== null) clearTimeout(this.#restart);
    await this.#thread?.terminate();
  }

  #ask(
    task: { kind: 'search'; request: ResidentRequest } | { kind: 'count'; request: CountRequest },
  ): Promise<ResidentAnswer | number | null> {
    const thread = this.#thread;
    if (thread === null || this.#documents === 0) return Promise.resolve(null);
    return new Promise((resolve) => {
      const id = ++this.#lastId;
      const settle = (answer: ResidentAnswer | number | null) => {
        clearTimeout(timeout);
        this.#waiting.delete(id);
        resolve(answer);
      };
      const timeout = setTimeout(() => settle(null), MAX_WAIT_MS);
      this.#waiting.set(id, settle);
      thread.postMessage({ id, untilMs: systemClock.nowMs() + MAX_WAIT_MS, ...task } satisfies ResidentTask);
    });
  }

  #take(message: ResidentMessage): void {
    const { logger } = this.#options;
    switch (message.kind) {
      case 'answer':
        this.#waiting.get(message.id)?.(message.answer);
        return;
      case 'state':
        if (this.#documents === 0 && message.documents > 0) {
          logger.info(
            { documents: message.documents, heldBytes: message.memoryBytes },
            'the search index is in memory',
          );
          this.#lastError = null;
        }
        this.#documents = message.documents;
        this.#memoryBytes = message.memoryBytes;
        return;
      case 'fault':
        // A fault that repeats every few seconds or for every search is logged once.
        if (message.fault !== this.#lastError) {
          logger.warn({ fault: message.fault }, 'the search index in memory failed; the database answers');
        }
        this.#lastError = message.fault;
        return;
      case 'too-large':
        // The database answers from now on.
        void this.close();
    }
  }

  #end(thread: Worker): void {
    if (this.#thread !== thread) return;
    this.#thread = null;
    this.#documents = 0;
    this.#memoryBytes = 0;
    for (const settle of Array.from(this.#waiting.values())) settle(null);
    if (!this.#isClosed) this.#restart = setTimeout(() => this.start(), RESTART_MS).unref();
  }
}
