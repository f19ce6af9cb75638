import { Readable } from 'node:stream';
import type { InputEntry } from '../source.ts';
import { describeReadError } from './describe-read-error.ts';
import type { UnreadableInputError } from './unreadable-input-error.ts';

const unreadable = new WeakMap<InputEntry, UnreadableInputError>();

/** Creates an entry from a stream of chunks; `open` reports every failure as UnreadableInputError. */
export function inputEntry(path: string, chunks: () => AsyncIterable<Buffer>, size?: number): InputEntry {
  return {
    path,
    name: entryName(path),
    open: async () => Readable.from(described(chunks()), { objectMode: false }),
    ...(size === undefined ? {} : { size }),
  };
}

/** Creates an entry from bytes in memory, such as a live response or a test. */
export function bufferEntry(path: string, body: Buffer | string, url?: string): InputEntry {
  const bytes = typeof body === 'string' ? Buffer.from(body, 'utf8') : body;
  return {
    path,
    name: entryName(path),
    size: bytes.length,
    open: async () => Readable.from(bytes.length === 0 ? [] : [bytes], { objectMode: false }),
    ...(url === undefined ? {} : { url }),
  };
}

/** Creates an entry for a file, bundle or folder that cannot be read; opening it fails with the reason. */
export function unreadableEntry(path: string, error: UnreadableInputError): InputEntry {
  const entry: InputEntry = { path, name: entryName(path), open: () => Promise.reject(error) };
  unreadable.set(entry, error);
  return entry;
}

/**
 * Returns the reason why an entry cannot be read, if it is known before opening. Sources that choose files by name
 * check this first, because a broken bundle does not have a file's name and must not be skipped.
 */
export function unreadableReason(entry: InputEntry): UnreadableInputError | undefined {
  return unreadable.get(entry);
}

function entryName(path: string): string {
  const last = path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('!')) + 1);
  return last.replace(/\.gz$/i, '');
}

async function* described(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* chunks;
  } catch (error) {
    throw describeReadError(error);
  }
}
