import { once } from 'node:events';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { CONTACT_IMPORT_TEXTS, type ContactMapping, type CustomContactType } from '@rotunda/contract';
import { REPOSITORY_ROOT } from '../../../platform/repository-root.ts';
import { ContactFileFault } from './contact-file-fault.ts';
import type { ContactLine, FaultyLine } from './read-contact-rows.ts';

export interface ContactFileHead {
  columns: string[];
  /** First values of each column. */
  examples: string[][];
  /** Behind the first line. */
  rows: number;
}

export type ContactFileQuestion =
  | { kind: 'head'; bytes: Uint8Array }
  | { kind: 'open'; bytes: Uint8Array; contactType: CustomContactType; mapping: ContactMapping; withWords: boolean }
  | { kind: 'next' };
export type ContactFileAnswer = { head: ContactFileHead } | { lines: (ContactLine | FaultyLine)[] } | { fault: string };

const THREAD = path.join(REPOSITORY_ROOT, 'tools/contact-file-thread.mjs');
/** Of one question; the largest file is read through in a fifth of it. */
const DEADLINE_MS = 20_000;
/** The largest file is 40 MB as text; its names and addresses, by which twins are found, take as much again. */
const MEMORY_MB = 256;

/**
 * The names of the columns of a file, some values of each, and how many lines it has.
 * @throws ContactFileFault
 */
export async function readContactFileHead(bytes: Uint8Array): Promise<ContactFileHead> {
  return withThread(async (ask) => {
    const answer = await ask({ kind: 'head', bytes });
    if (!('head' in answer)) throw new Error('the thread of a file answered another question');
    return answer.head;
  });
}

/**
 * Hands over the lines of a file in portions, each read when the one before has been dealt with, in a thread of its own:
 * no file takes the server's time or more than 256 MB.
 * @throws ContactFileFault, and what `use` throws
 */
export async function readContactFile(
  bytes: Uint8Array,
  table: { contactType: CustomContactType; mapping: ContactMapping; withWords: boolean },
  use: (lines: readonly (ContactLine | FaultyLine)[]) => Promise<void>,
): Promise<void> {
  await withThread(async (ask) => {
    let answer = await ask({ kind: 'open', bytes, ...table });
    while ('lines' in answer && answer.lines.length > 0) {
      await use(answer.lines);
      answer = await ask({ kind: 'next' });
    }
  });
}

type Ask = (question: ContactFileQuestion) => Promise<Exclude<ContactFileAnswer, { fault: string }>>;

async function withThread<Result>(use: (ask: Ask) => Promise<Result>): Promise<Result> {
  const thread = new Worker(THREAD, { resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB } });
  try {
    await once(thread, 'message');
    return await use(async (question) => {
      const answered = once(thread, 'message', { signal: AbortSignal.timeout(DEADLINE_MS) });
      thread.postMessage(question);
      // Every message of the thread after the first is an answer.
      const [answer] = (await answered) as [ContactFileAnswer];
      if ('fault' in answer) throw new ContactFileFault(answer.fault);
      return answer;
    });
  } catch (error) {
    if (isOverLimit(error)) throw new ContactFileFault(CONTACT_IMPORT_TEXTS.tooCostly, { cause: error });
    throw error;
  } finally {
    await thread.terminate();
  }
}

function isOverLimit(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === 'AbortError' || ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY');
}
