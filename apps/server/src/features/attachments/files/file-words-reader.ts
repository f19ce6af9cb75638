import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { threadProgram } from '../../../platform/threads/thread-program.ts';
import { findProcessClock } from '../../../platform/threads/processor-time.ts';
import { watchWork, type WorkLimit } from '../../../platform/threads/work-limits.ts';

export interface FileWordsQuestion {
  bytes: Uint8Array;
  mimetype: string;
}
export interface FileWordsTask extends FileWordsQuestion {
  maxPages: number;
}
export interface FileWords {
  /** Text-search vector literal; empty if nothing could be read. */
  lexemes: string;
  /** Sentence shown with the attachment; null if all text was read. */
  problem: string | null;
  /** For the log. */
  cause?: string;
}
export interface FileWordsAnswer extends FileWords {
  residentMb: number;
}
/** Sent by the process once it has the whole file, so that an earlier end is not blamed on the file. */
export const ACCEPTED = 'accepted';

export interface FileWordsLimits {
  /** Resident memory of the process and, in `heapMb`, its JavaScript heap. */
  residentMb: number;
  heapMb: number;
  /** Processor time for a file: `leastMs`, and `megabyteMs` for each megabyte, up to `mostMs`. */
  leastMs: number;
  megabyteMs: number;
  mostMs: number;
  /** Number of PDF pages to read. */
  maxPages: number;
  /** The process ends after this time without work. */
  idleMs: number;
}

/**
 * The largest allowed file, a PDF of 50 MB, needs 300 MB and half a minute. Small files get less time, because one that
 * is crafted to run forever holds up the files of everyone.
 */
const LIMITS: FileWordsLimits = {
  residentMb: 700,
  heapMb: 400,
  maxPages: 5e3,
  idleMs: 6e4,
  leastMs: 1e4,
  megabyteMs: 2e3,
  mostMs: 12e4,
};
const MEGABYTE = 1_000_000;
/** Exit code of a process that aborted, on platforms without signals. */
const ABORTED = 134;
/** A process that gets less than a tenth of a processor is on a machine that is too busy. */
const BUSY_FACTOR = 10;
const FAILED = 'The file could not be read, so its words are not searched.';
const PROCESS = threadProgram('file-words-process');

/** The process could not be started or ended before it had the file, so nothing is known about the file. */
export class FileWordsProcessError extends Error {
  override readonly name = 'FileWordsProcessError';
}

/**
 * Reads the words of files in a separate process that the system can limit and end, because a 50 MB document can be
 * crafted to use all memory or run forever. The process is reused, one file at a time.
 */
export class FileWordsReader {
  readonly #limits: FileWordsLimits;
  #child: ChildProcess | null = null;
  #idle: NodeJS.Timeout | undefined;
  #last: Promise<unknown> = Promise.resolve();

  constructor(limits: Partial<FileWordsLimits> = {}) {
    this.#limits = { ...LIMITS, ...limits };
  }

  /**
   * Reads a file. A file that exceeds a limit resolves with a problem, like a damaged one.
   * @throws FileWordsProcessError when the process fails or the signal aborts
   */
  read(file: FileWordsQuestion, signal: AbortSignal): Promise<FileWords> {
    const own = this.#last.then(() => this.#readNow(file, signal));
    this.#last = own.catch(() => undefined);
    return own;
  }

  /** Id of the process kept for the next file. */
  get processId(): number | null {
    return this.#child?.pid ?? null;
  }

  /** Ends the process; a file being read gets no answer. */
  stop(): void {
    clearTimeout(this.#idle);
    this.#child?.kill('SIGKILL');
    this.#child = null;
  }

  async #readNow(file: FileWordsQuestion, signal: AbortSignal): Promise<FileWords> {
    if (signal.aborted) throw new FileWordsProcessError('Stopped before the file was read.');
    clearTimeout(this.#idle);
    const child = this.#child ?? (await this.#start());
    const stop = () => this.stop();
    signal.addEventListener('abort', stop);
    // Keeps this process alive only while a file is being read.
    child.ref();
    child.channel?.ref();
    try {
      return await this.#ask(child, file, signal);
    } finally {
      signal.removeEventListener('abort', stop);
      child.unref();
      child.channel?.unref();
      if (this.#child !== null) this.#idle = setTimeout(stop, this.#limits.idleMs).unref();
    }
  }

  async #ask(child: ChildProcess, file: FileWordsQuestion, signal: AbortSignal): Promise<FileWords> {
    const { leastMs, megabyteMs, mostMs } = this.#limits;
    const processorMs = Math.min(mostMs, leastMs + (megabyteMs * file.bytes.byteLength) / MEGABYTE);
    let reached: WorkLimit | undefined;
    const clock = child.pid === undefined ? null : findProcessClock(child.pid);
    const unwatch = watchWork(clock, { processorMs, elapsedMs: processorMs * BUSY_FACTOR }, (limit) => {
      reached = limit;
      child.kill('SIGKILL');
    });
    try {
      const { answer, isAccepted, isKilled } = await askProcess(child, { ...file, maxPages: this.#limits.maxPages });
      // Memory left over from earlier files must not count against the next one.
      if (answer === null || answer.residentMb > this.#limits.residentMb / 2) this.stop();
      if (answer !== null) return answer;
      if (signal.aborted) throw new FileWordsProcessError('Stopped while the file was read.');
      if (!isAccepted) throw new FileWordsProcessError('The process that reads files ended before it had the file.');
      // Says nothing about the file, which is therefore read again later.
      if (reached === 'elapsed') throw new FileWordsProcessError('The machine was too busy to read the file.');
      const problem = reached === 'processor' ? tooLong(processorMs) : isKilled ? this.#tooLarge() : FAILED;
      return { lexemes: '', problem };
    } finally {
      unwatch();
    }
  }

  async #start(): Promise<ChildProcess> {
    const { residentMb, heapMb } = this.#limits;
    // The environment is empty because a process that reads untrusted files needs no secrets.
    const child = fork(PROCESS.file, [...PROCESS.argv, String(residentMb)], {
      execArgv: [`--max-old-space-size=${heapMb}`],
      env: {},
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    // Errors are handled by `askProcess` or below; without a listener, a failed start would crash this process.
    child.on('error', () => undefined);
    // The system may end the process between two files; the next file then needs a new one.
    child.once('exit', () => {
      if (this.#child === child) this.#child = null;
    });
    const ready = await Promise.race([
      once(child, 'message').then(() => true),
      once(child, 'exit').then(() => false),
    ]).catch(() => false);
    if (!ready) throw new FileWordsProcessError('The process that reads files did not start.');
    this.#child = child;
    return child;
  }

  #tooLarge(): string {
    return `Reading the file takes more than ${this.#limits.residentMb} MB of memory, so its words are not searched.`;
  }
}

function tooLong(processorMs: number): string {
  const seconds = Math.round(processorMs / 1000);
  return `Reading the file takes longer than ${seconds} seconds, so its words are not searched.`;
}

interface ProcessOutcome {
  /** Null if the process ended instead. */
  answer: FileWordsAnswer | null;
  /** Whether the process had received the whole file. */
  isAccepted: boolean;
  /** Whether it was ended over memory by its watcher, the engine or the system. */
  isKilled: boolean;
}

/** Sends the file to the process and waits for its answer or its end. */
function askProcess(child: ChildProcess, task: FileWordsTask): Promise<ProcessOutcome> {
  return new Promise((resolve) => {
    let isAccepted = false;
    const settle = (answer: FileWordsAnswer | null, isKilled: boolean) => {
      child.off('message', take).off('exit', end).off('error', fail);
      resolve({ answer, isAccepted, isKilled });
    };
    const take = (message: FileWordsAnswer | typeof ACCEPTED) => {
      if (message === ACCEPTED) isAccepted = true;
      else settle(message, false);
    };
    const end = (code: number | null, signal: string | null) => settle(null, signal !== null || code === ABORTED);
    const fail = () => settle(null, false);
    child.on('message', take).once('exit', end).once('error', fail);
    child.send(task, (error) => {
      if (error !== null) fail();
    });
  });
}
