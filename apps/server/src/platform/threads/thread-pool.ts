import { Worker } from 'node:worker_threads';
import { FairQueue, type FairQueueLimits } from '../fair-queue.ts';

export interface ThreadPoolOptions {
  /**
   * File that each thread runs. After a first message that reports it has loaded, it responds to every message with one
   * message.
   */
  program: string;
  /** Passed to each thread as `workerData`. */
  data?: unknown;
  threads: number;
  /** Limit for one task, from the moment its thread has it. */
  deadlineMs: number;
  /** Limit for JavaScript allocations in one thread. */
  memoryMb: number;
  /** Time after which an idle thread is ended, as long as another one remains. */
  idleMs: number;
  /** Most tasks of one user that may wait. */
  waitingEach: number;
}

export interface ThreadTask {
  /** User whose turn it uses; users take turns. */
  person: string | null;
  /** When aborted, the caller stops waiting; a task that has begun still finishes within the deadline. */
  signal?: AbortSignal | undefined;
}

/** A busy machine may take seconds to load a program. */
const START_MS = 30_000;

/** A task was stopped and its thread ended. */
export class ThreadLimitError extends Error {
  override readonly name = 'ThreadLimitError';
  readonly limit: 'deadline' | 'memory';

  constructor(limit: 'deadline' | 'memory') {
    super(`a thread reached its limit: ${limit}`);
    this.limit = limit;
  }
}

/**
 * A few threads that stay warm, because starting one takes as long as a hundred ordinary tasks. Each task is limited in
 * time and memory; a thread that reaches a limit is ended, and the next task starts a new one. The memory limit works
 * for heaps that grow gradually. A single allocation far beyond it would end the whole process, so a task checks the
 * size of its input before reading it.
 */
export class ThreadPool<Input, Answer> {
  readonly #options: ThreadPoolOptions;
  readonly #queue: FairQueue;
  readonly #idle: Worker[] = [];
  readonly #all = new Set<Worker>();
  readonly #endings = new Map<Worker, NodeJS.Timeout>();
  #isClosed = false;

  constructor(options: ThreadPoolOptions) {
    this.#options = options;
    this.#queue = new FairQueue(limitsOf(options));
  }

  /** @throws ThreadLimitError, QueueFullError, the signal's reason, or whatever ended the thread. */
  run(input: Input, { person, signal }: ThreadTask): Promise<Answer> {
    // The turn lasts until the thread is free, even if the caller stops waiting, so that canceling and retrying does
    // not gain a second thread.
    const done = this.#queue.run({ person, isHeavy: false, signal, run: () => this.#runNow(input) });
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

  async #runNow(input: Input): Promise<Answer> {
    if (this.#isClosed) throw new Error('the threads have ended');
    const thread = this.#idle.pop() ?? (await this.#start());
    clearTimeout(this.#endings.get(thread));
    // Only a running task keeps this process alive.
    thread.ref();
    try {
      const answered = answerOf(thread, this.#options.deadlineMs);
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
    const thread = new Worker(program, { workerData: data, resourceLimits: { maxOldGenerationSizeMb: memoryMb } });
    this.#all.add(thread);
    // `answerOf` reports the error; without a listener, a thread that fails between two tasks would end this process.
    thread.on('error', () => undefined);
    thread.once('exit', () => this.#forget(thread));
    try {
      await answerOf(thread, START_MS);
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
function limitsOf({ threads, waitingEach }: ThreadPoolOptions): FairQueueLimits {
  const half = Math.max(1, Math.floor(threads / 2));
  return { running: threads, runningHeavy: threads, runningEach: half, waitingEach };
}

/** Resolves with a thread's next message. */
function answerOf(thread: Worker, deadlineMs: number): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const settle = (respond: () => void) => {
      clearTimeout(deadline);
      thread.off('message', take).off('error', fail).off('exit', end);
      respond();
    };
    const take = (answer: unknown) => settle(() => resolve(answer));
    const fail = (error: Error) => settle(() => reject(isOutOfMemory(error) ? new ThreadLimitError('memory') : error));
    const end = () => settle(() => reject(new Error('a thread ended without an answer')));
    const deadline = setTimeout(() => settle(() => reject(new ThreadLimitError('deadline'))), deadlineMs);
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
