import { Worker } from 'node:worker_threads';
import { FILE_IMPORT_TEXTS, type ImportMapping, type CustomContactType } from '@rotunda/contract';
import { AppError } from '../../../platform/app-error.ts';
import { FairQueue } from '../../../platform/fair-queue.ts';
import { threadProgram } from '../../../platform/threads/thread-program.ts';
import { FileError } from '../../../platform/files/file-error.ts';
import { askThread, loadThread } from '../../../platform/threads/ask-thread.ts';
import { ThreadLimitError } from '../../../platform/threads/thread-pool.ts';
import type { FaultyLine, ReadLine, TableHead } from '../../file-imports/index.ts';
import type { ContactLine } from './read-contact-rows.ts';
import type { PlainLine } from './read-plain-rows.ts';

interface Table {
  /** Type of the contacts, whose search words are also computed in the thread; null for plain lines. */
  contactType: CustomContactType | null;
  mapping: ImportMapping;
  columnNames: readonly string[];
  withWords: boolean;
}

export type TableQuestion =
  | { kind: 'head'; bytes: Uint8Array; columnNames: readonly string[] }
  | ({ kind: 'open'; bytes: Uint8Array } & Table)
  | { kind: 'next' }
  /** The file is finished; there is no answer. */
  | { kind: 'forget' };
export type TableAnswer = { head: TableHead } | { lines: (ReadLine | FaultyLine)[] } | { fault: string };

const THREAD = threadProgram('table-file-thread');
/** Limits per question; reading the largest file takes a fifth of the processor time. */
const LIMITS = { processorMs: 20_000, elapsedMs: 200_000 };
/** The largest file takes 40 MB as text, and the names and addresses for finding duplicates as much again. */
const MEMORY_MB = 256;
/** Kept because starting a thread takes longer than reading a file of several thousand lines. */
const IDLE_MS = 30_000;

/** Processes one file at a time, first come, first served, so that several large ones leave memory and a core free. */
const heads = new FairQueue({ running: 1, runningHeavy: 1, runningEach: 1, waitingEach: 0 });

/**
 * Reads the column names of a file, example values for each, and the number of lines.
 * @throws FileError
 */
export function readFileHead(bytes: Uint8Array, columnNames: readonly string[]): Promise<TableHead> {
  const run = () => withThread((ask) => askForHead(ask, bytes, columnNames));
  return heads.run({ person: null, isHeavy: false, run });
}

async function askForHead(ask: Ask, bytes: Uint8Array, columnNames: readonly string[]): Promise<TableHead> {
  const answer = await ask({ kind: 'head', bytes, columnNames });
  if (!('head' in answer)) throw new Error('the thread of a file answered another question');
  return answer.head;
}

/**
 * Passes the lines to `use` in chunks, each read after the previous one was handled. Reading in a thread keeps files
 * from blocking the server and from using more than 256 MB.
 * @throws FileError, and what `use` throws
 */
async function readLines(
  bytes: Uint8Array,
  table: Table,
  use: (lines: readonly (ReadLine | FaultyLine)[]) => Promise<void>,
): Promise<void> {
  await withThread(async (ask) => {
    let answer = await ask({ kind: 'open', bytes, ...table });
    while ('lines' in answer && answer.lines.length > 0) {
      await use(answer.lines);
      answer = await ask({ kind: 'next' });
    }
  });
}

/**
 * Reads the lines of contacts.
 * @throws FileError, and what `use` throws
 */
export async function readContactLines(
  bytes: Uint8Array,
  table: Table & { contactType: CustomContactType },
  use: (lines: readonly (ContactLine | FaultyLine)[]) => Promise<void>,
): Promise<void> {
  // The cast is safe because the thread returns these for a contact type.
  await readLines(bytes, table, (lines) => use(lines as (ContactLine | FaultyLine)[]));
}

/**
 * Reads plain lines.
 * @throws FileError, and what `use` throws
 */
export async function readPlainLines(
  bytes: Uint8Array,
  { mapping, columnNames }: Pick<Table, 'mapping' | 'columnNames'>,
  use: (lines: readonly (PlainLine | FaultyLine)[]) => Promise<void>,
): Promise<void> {
  const table = { contactType: null, mapping, columnNames, withWords: false };
  // The cast is safe because the thread returns these without a contact type.
  await readLines(bytes, table, (lines) => use(lines as (PlainLine | FaultyLine)[]));
}

type Ask = (question: TableQuestion) => Promise<Exclude<TableAnswer, { fault: string }>>;

/** A thread with where its processor time is counted. */
interface FileThread {
  worker: Worker;
  clock: string | null;
}

/** Thread kept for the next file, because an uploaded file is checked and imported soon after. */
interface IdleThread {
  thread: FileThread;
  ending: NodeJS.Timeout;
}
let idle: IdleThread | undefined;

async function withThread<Result>(use: (ask: Ask) => Promise<Result>): Promise<Result> {
  const thread = reuseIdle() ?? (await startThread());
  try {
    const result = await use((question) => ask(thread, question));
    keepIdle(thread);
    return result;
  } catch (error) {
    // A thread that reported a file fault can go on; after any other error its state is unknown.
    if (error instanceof FileError) keepIdle(thread);
    else await thread.worker.terminate();
    if (!(error instanceof ThreadLimitError)) throw error;
    if (error.limit === 'elapsed') throw new AppError('BUSY', { cause: error });
    throw new FileError(FILE_IMPORT_TEXTS.tooCostly, { cause: error });
  }
}

async function startThread(): Promise<FileThread> {
  const worker = new Worker(THREAD.file, {
    argv: [...THREAD.argv],
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  // Without a listener, a thread that fails while idle would crash this process; `askThread` reports errors during a
  // question.
  worker.on('error', () => undefined);
  worker.once('exit', () => {
    if (idle?.thread.worker === worker) reuseIdle();
  });
  return { worker, clock: await loadThread(worker) };
}

async function ask(
  { worker, clock }: FileThread,
  question: TableQuestion,
): Promise<Exclude<TableAnswer, { fault: string }>> {
  const answer = await askThread<TableAnswer>(worker, clock, question, LIMITS);
  if ('fault' in answer) throw new FileError(answer.fault);
  return answer;
}

function reuseIdle(): FileThread | undefined {
  const taken = idle?.thread;
  clearTimeout(idle?.ending);
  idle = undefined;
  taken?.worker.ref();
  return taken;
}

/** Keeps at most one thread, for a limited time, without keeping the process alive. */
function keepIdle(thread: FileThread): void {
  const { worker } = thread;
  if (idle !== undefined) {
    void worker.terminate();
    return;
  }
  worker.unref();
  worker.postMessage({ kind: 'forget' } satisfies TableQuestion);
  idle = { thread, ending: setTimeout(() => void reuseIdle()?.worker.terminate(), IDLE_MS).unref() };
}
