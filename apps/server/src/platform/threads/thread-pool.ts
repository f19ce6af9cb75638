import { Worker } from 'node:worker_threads';
import { FairQueue, type FairQueueLimits } from '../fair-queue.ts';
import type { LoadedThread } from './announce-thread.ts';
import { watchWork, type WorkLimit } from './work-limits.ts';
import type { ThreadProgram } from './thread-program.ts';

export interface ThreadPoolOptions {
  /**
   * File that each thread runs. After a first message that reports it has loaded (`announceThread`), it responds to
   * every message with one message.
   */
  program: ThreadProgram;
  /** Passed to each thread as `workerData`. */
  data?: unknown;
  threads: number;
  /** Limit for the processor time of one task. */
  processorMs: number;
  /** Limit for the elapsed time of one task, from the moment its thread has it; ten times `processorMs` by default. */
  elapsedMs?: number | undefined;
  /** Limit for JavaScript allocations in one thread. */
  memoryMb: number;
  /** Time after which an idle thread is ended, as long as another one remains. */
  idleMs: number;
  /** Most tasks of one user that may wait. */
  waitingEach: number;
}

export interface ThreadTask {
  /** User whose turn it uses, and their organization; both take turns. */
  person: string | null;
  organizationId?: string | undefined;
  /** When aborted, the caller stops waiting; a task that has begun still finishes within its limits. */
  signal?: AbortSignal | undefined;
  /** When aborted, a task that has begun is stopped, and its thread ended. */
  stop?: AbortSignal | undefined;
}

/** A busy machine may take seconds to load a program. */
const START_MS = 120_000;
/** A thread that gets less than a tenth of a processor is on a machine that is too busy. */
const BUSY_FACTOR = 10;

/** A task was stopped and its thread ended. */
export class ThreadLimitError extends Error {
  override readonly name = 'ThreadLimitError';
  readonly limit: WorkLimit | 'memory';

  constructor(limit: WorkLimit | 'memory') {
    super(`a thread reached its limit: ${limit}`);
    this.limit = limit;
  }
}

/**
 * A few threads that stay warm, because starting one takes as long as a hundred ordinary tasks. Each task is limited in
 * processor time and memory, and generously in elapsed time (`WorkLimits`); a thread that reaches a limit is ended, and the next task starts a new one. The memory limit works
 * for heaps that grow gradually. A single allocation far beyond it would end the whole process, so a task checks the
 * size of its input before reading it.
 */
export class ThreadPool<Input, Answer> {
  readonly #options: ThreadPoolOptions;
  readonly #queue: FairQueue;
  readonly #idle: Worker[] = [];
  readonly #all = new Set<Worker>();
  readonly #endings = new Map<Worker, NodeJS.Timeout>();
  readonly #clocks = new WeakMap<Worker, string | null>();
  #isClosed = false;

  constructor(options: ThreadPoolOptions) {
    this.#options = options;
    this.#queue = new FairQueue(getLimits(options));
  }

  /** @throws ThreadLimitError, QueueFullError, the signal's reason, or whatever ended the thread. */
  run(input: Input, { person, organizationId, signal, stop }: ThreadTask): Promise<Answer> {
    const leaving = signal !== undefined && stop !== undefined ? AbortSignal.any([signal, stop]) : (signal ?? stop);
    // The turn lasts until the thread is free, even if the caller stops waiting, so that canceling and retrying does
    // not gain a second thread.
    const turn = { person, organizationId, isHeavy: false, signal: leaving };
    const done = this.#queue.run({ ...turn, run: () => this.#runNow(input, stop) });
    return signal === undefined ? done : orAborted(done, signal);
  }

  /** Starts a thread before there is a task for it. */
  async warm(): Promise<void> {
    if (this.#all.size === 0 && !this.#isClosed) this.#keep(await this.#start());
  }

  /** Ends the threads; their current tasks get no response. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all([...this.#all].map((thread) => this.#end(thread)));
  }

  async #runNow(input: Input, stop: AbortSignal | undefined): Promise<Answer> {
    if (this.#isClosed) throw new Error('the threads have ended');
    const thread = this.#idle.pop() ?? (await this.#start());
    clearTimeout(this.#endings.get(thread));
    // Only a running task keeps this process alive.
    thread.ref();
    const { processorMs, elapsedMs = processorMs * BUSY_FACTOR } = this.#options;
    try {
      stop?.throwIfAborted();
      const answered = getAnswer(thread, (fail) => {
        const leave = () => fail(stop?.reason);
        stop?.addEventListener('abort', leave, { once: true });
        const unwatch = watchWork(this.#clocks.get(thread) ?? null, { processorMs, elapsedMs }, (limit) =>
          fail(new ThreadLimitError(limit)),
        );
        return () => {
          stop?.removeEventListener('abort', leave);
          unwatch();
        };
      });
      thread.postMessage(input);
      // Every message of a thread after its first is a response.
      const answer = (await answered) as Answer;
      this.#keep(thread);
      return answer;
    } catch (error) {
      await this.#end(thread);
      throw error;
    }
  }

  async #start(): Promise<Worker> {
    const { program, data, memoryMb } = this.#options;
    const thread = new Worker(program.file, {
      argv: [...program.argv],
      workerData: data,
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    });
    this.#all.add(thread);
    // `getAnswer` reports the error; without a listener, a thread that fails between two tasks would end this process.
    thread.on('error', () => undefined);
    thread.once('exit', () => this.#forget(thread));
    try {
      // The first message of every thread is this one.
      const { clock } = (await getAnswer(thread, (fail) => {
        const timer = setTimeout(() => fail(new ThreadLimitError('elapsed')), START_MS);
        return () => clearTimeout(timer);
      })) as LoadedThread;
      this.#clocks.set(thread, clock);
    } catch (error) {
      await this.#end(thread);
      throw error;
    }
    return thread;
  }

  #keep(thread: Worker): void {
    thread.unref();
    if (!this.#all.has(thread)) return;
    this.#idle.push(thread);
    const endSpare = () => {
      if (this.#all.size > 1) void this.#end(thread);
    };
    this.#endings.set(thread, setTimeout(endSpare, this.#options.idleMs).unref());
  }

  async #end(thread: Worker): Promise<void> {
    this.#forget(thread);
    await thread.terminate();
  }

  #forget(thread: Worker): void {
    this.#all.delete(thread);
    clearTimeout(this.#endings.get(thread));
    this.#endings.delete(thread);
    const place = this.#idle.indexOf(thread);
    if (place !== -1) this.#idle.splice(place, 1);
  }
}

/** Allows one user at most half of the threads. */
function getLimits({ threads, waitingEach }: ThreadPoolOptions): FairQueueLimits {
  const half = Math.max(1, Math.floor(threads / 2));
  return { running: threads, runningHeavy: threads, runningEach: half, waitingEach };
}

/**
 * Resolves with a thread's next message.
 * @param watch begins to watch for reasons to fail, and returns how to end that
 */
function getAnswer(thread: Worker, watch: (fail: (reason: unknown) => void) => () => void): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const settle = (respond: () => void) => {
      unwatch();
      thread.off('message', take).off('error', fail).off('exit', end);
      respond();
    };
    const take = (answer: unknown) => settle(() => resolve(answer));
    const fail = (error: Error) => settle(() => reject(isOutOfMemory(error) ? new ThreadLimitError('memory') : error));
    const end = () => settle(() => reject(new Error('a thread ended without an answer')));
    const unwatch = watch((reason) => settle(() => reject(reason)));
    thread.once('message', take).once('error', fail).once('exit', end);
  });
}

function isOutOfMemory(error: Error): boolean {
  return 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}

async function orAborted<T>(done: Promise<T>, signal: AbortSignal): Promise<T> {
  let leave: () => void = () => undefined;
  const aborted = new Promise<never>((_, reject) => {
    leave = () => reject(signal.reason);
    signal.addEventListener('abort', leave, { once: true });
  });
  try {
    return await Promise.race([done, aborted]);
  } finally {
    signal.removeEventListener('abort', leave);
  }
}
