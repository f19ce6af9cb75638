import { once } from 'node:events';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { FILE_IMPORT_TEXTS, type ImportMapping, type CustomContactType } from '@rotunda/contract';
import { FairQueue } from '../../../platform/fair-queue.ts';
import { REPOSITORY_ROOT } from '../../../platform/repository-root.ts';
import { FileFault } from '../../../platform/files/file-fault.ts';
import type { FaultyLine, ReadLine, TableHead } from '../../file-imports/index.ts';
import type { ContactLine } from './read-contact-rows.ts';
import type { PlainLine } from './read-plain-rows.ts';

interface Table {
  /** Of contacts, whose words are told apart in the thread too; null for lines as they stand. */
  contactType: CustomContactType | null;
  mapping: ImportMapping;
  withWords: boolean;
}

export type TableQuestion =
  | { kind: 'head'; bytes: Uint8Array }
  | ({ kind: 'open'; bytes: Uint8Array } & Table)
  | { kind: 'next' }
  /** The file is done with; not answered. */
  | { kind: 'forget' };
export type TableAnswer = { head: TableHead } | { lines: (ReadLine | FaultyLine)[] } | { fault: string };

const THREAD = path.join(REPOSITORY_ROOT, 'tools/table-file-thread.mjs');
/** Of one question; the largest file is read through in a fifth of it. */
const DEADLINE_MS = 20_000;
/** The largest file is 40 MB as text; its names and addresses, by which twins are found, take as much again. */
const MEMORY_MB = 256;
/** Starting a thread takes longer than reading a file of some thousand lines. */
const IDLE_MS = 30_000;

/** One file at a time in the order they came, so that several large ones leave memory and a core to everyone else. */
const heads = new FairQueue({ running: 1, runningHeavy: 1, runningEach: 1, waitingEach: 0 });

/**
 * The names of the columns of a file, some values of each, and how many lines it has.
 * @throws FileFault
 */
export function readFileHead(bytes: Uint8Array): Promise<TableHead> {
  return heads.run({ person: null, isHeavy: false, run: () => withThread((ask) => askForHead(ask, bytes)) });
}

async function askForHead(ask: Ask, bytes: Uint8Array): Promise<TableHead> {
  const answer = await ask({ kind: 'head', bytes });
  if (!('head' in answer)) throw new Error('the thread of a file answered another question');
  return answer.head;
}

/**
 * Hands over the lines in portions, each read when the one before has been dealt with, in a thread of its own: no file
 * takes the server's time or more than 256 MB.
 * @throws FileFault, and what `use` throws
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

/** Lines of contacts. @throws FileFault, and what `use` throws */
export async function readContactLines(
  bytes: Uint8Array,
  table: Table & { contactType: CustomContactType },
  use: (lines: readonly (ContactLine | FaultyLine)[]) => Promise<void>,
): Promise<void> {
  // The thread reads these where it is told the type of contact.
  await readLines(bytes, table, (lines) => use(lines as (ContactLine | FaultyLine)[]));
}

/** Lines as they stand. @throws FileFault, and what `use` throws */
export async function readPlainLines(
  bytes: Uint8Array,
  mapping: ImportMapping,
  use: (lines: readonly (PlainLine | FaultyLine)[]) => Promise<void>,
): Promise<void> {
  const table = { contactType: null, mapping, withWords: false };
  // The thread reads these where it is told no type.
  await readLines(bytes, table, (lines) => use(lines as (PlainLine | FaultyLine)[]));
}

type Ask = (question: TableQuestion) => Promise<Exclude<TableAnswer, { fault: string }>>;

/** Waits for the next file: what a person uploads is checked and imported soon after. */
interface IdleThread {
  thread: Worker;
  ending: NodeJS.Timeout;
}
let idle: IdleThread | undefined;

async function withThread<Result>(use: (ask: Ask) => Promise<Result>): Promise<Result> {
  const thread = takeIdle() ?? (await startThread());
  try {
    const result = await use((question) => askThread(thread, question));
    keepIdle(thread);
    return result;
  } catch (error) {
    // A file at fault is told by a thread that goes on; any other error leaves nobody who knows what the thread does.
    if (error instanceof FileFault) keepIdle(thread);
    else await thread.terminate();
    if (isOverLimit(error)) throw new FileFault(FILE_IMPORT_TEXTS.tooCostly, { cause: error });
    throw error;
  }
}

async function startThread(): Promise<Worker> {
  const thread = new Worker(THREAD, { resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB } });
  // Without a listener a thread that fails while it waits would end this process; while it is asked, `once` tells.
  thread.on('error', () => undefined);
  thread.once('exit', () => {
    if (idle?.thread === thread) takeIdle();
  });
  await once(thread, 'message');
  return thread;
}

async function askThread(thread: Worker, question: TableQuestion): Promise<Exclude<TableAnswer, { fault: string }>> {
  const answered = once(thread, 'message', { signal: AbortSignal.timeout(DEADLINE_MS) });
  thread.postMessage(question);
  // Every message of the thread after the first is an answer.
  const [answer] = (await answered) as [TableAnswer];
  if ('fault' in answer) throw new FileFault(answer.fault);
  return answer;
}

function takeIdle(): Worker | undefined {
  const taken = idle?.thread;
  clearTimeout(idle?.ending);
  idle = undefined;
  taken?.ref();
  return taken;
}

/** One at most, for a while, and never so that the process goes on for it. */
function keepIdle(thread: Worker): void {
  if (idle !== undefined) {
    void thread.terminate();
    return;
  }
  thread.unref();
  thread.postMessage({ kind: 'forget' } satisfies TableQuestion);
  idle = { thread, ending: setTimeout(() => void takeIdle()?.terminate(), IDLE_MS).unref() };
}

function isOverLimit(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === 'AbortError' || ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY');
}
