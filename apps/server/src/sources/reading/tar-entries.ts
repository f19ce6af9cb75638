import { once } from 'node:events';
import { type Extract, type ExtractEvents, extract } from 'tar-stream';
import type { InputEntry } from '../source.ts';
import { limitHeaders } from './limit-headers.ts';
import { gunzipped, limited } from './byte-streams.ts';
import { describeReadError } from './describe-read-error.ts';
import type { InputBudget } from './input-budget.ts';
import { inputEntry, unreadableEntry } from './input-entry.ts';
import { safeEntryName } from './safe-entry-name.ts';
import { UnreadableInputError } from './unreadable-input-error.ts';

type TarEntry = ExtractEvents['entry'][1];

/** Input for reading an archive: its label, which entries are wanted, and the limits. */
export interface ArchiveRequest {
  path: string;
  accepts(entryPath: string): boolean;
  budget: InputBudget;
  onSkipped(path: string, reason: string): void;
}

/** Reason for a file that is skipped because of its name alone. */
export const OTHER_NAME = 'unexpected file name for this source';

/**
 * Yields the files of a tar stream in order, read one at a time as they arrive. Links, devices and folders are skipped.
 * If the stream breaks, the entry being read fails with the reason; otherwise, an unreadable entry with the archive's
 * name reports that the rest is lost.
 */
export async function* tarEntries(bytes: AsyncIterable<Buffer>, request: ArchiveRequest): AsyncGenerator<InputEntry> {
  const archive = extract();
  limitHeaders(archive);
  const feeding = feed(bytes, archive);
  let current: EntryBytes | undefined;
  try {
    for await (const entry of archive) {
      const path = `${request.path}!${safeEntryName(entry.header.name)}`;
      current = new EntryBytes(entry);
      if (isFile(entry)) {
        request.budget.countEntry();
        const readable = archivedFile(path, current, entry.header.size, request);
        if (readable) yield readable;
      }
      await current.drain(request.budget);
      current = undefined;
    }
  } catch (error) {
    if (request.budget.spent !== undefined || !current?.hasFailed) {
      yield unreadableEntry(request.path, describeReadError(error));
    }
  } finally {
    archive.destroy();
    await feeding;
  }
}

function isFile(entry: TarEntry): boolean {
  return entry.header.type === 'file' || entry.header.type === 'contiguous-file';
}

function archivedFile(path: string, bytes: EntryBytes, size: number, request: ArchiveRequest): InputEntry | undefined {
  const { budget } = request;
  if (isHousekeeping(path)) return undefined;
  if (/\.(zip|tar|tgz|tar\.gz)$/i.test(path)) {
    return unreadableEntry(path, new UnreadableInputError('an archive inside an archive is not read; unpack it first'));
  }
  const isGzip = /\.gz$/i.test(path);
  if (!request.accepts(isGzip ? path.slice(0, -3) : path)) {
    request.onSkipped(path, OTHER_NAME);
    return undefined;
  }
  if (size > budget.limits.maxEntryBytes) {
    const reason = `the file is larger than ${budget.limits.maxEntryBytes} bytes uncompressed`;
    return unreadableEntry(path, new UnreadableInputError(reason));
  }
  if (isGzip) return inputEntry(path, () => limited(gunzipped(bytes.chunks(), budget), budget));
  return inputEntry(path, () => limited(bytes.chunks(), budget), size);
}

/** Whether the path is one of the resource forks that macOS adds to archives, which no source can read. */
export function isHousekeeping(path: string): boolean {
  return /(?:^|[/!])(?:__MACOSX\/|\._)/.test(path);
}

/** Writes the bytes manually, because the archive is not a Node stream and its own errors must not get lost. */
async function feed(bytes: AsyncIterable<Buffer>, archive: Extract): Promise<void> {
  const closed = once(archive, 'close').catch(() => undefined);
  try {
    for await (const chunk of bytes) {
      if (archive.destroyed) return;
      if (!archive.write(chunk)) await Promise.race([once(archive, 'drain').catch(() => undefined), closed]);
    }
    archive.end(null);
  } catch (error) {
    archive.destroy(describeReadError(error));
  }
}

/**
 * The bytes of one entry, which a reader may leave half read. Destroying the entry's own stream would end the whole
 * archive, so the reader's stream is only a view, and the rest is drained.
 */
class EntryBytes {
  hasFailed = false;
  private readonly source: AsyncIterator<unknown>;
  private pending: Promise<IteratorResult<unknown>> | undefined;
  private isDone = false;

  constructor(entry: TarEntry) {
    this.source = entry[Symbol.asyncIterator]();
  }

  async *chunks(): AsyncGenerator<Buffer> {
    for (;;) {
      const chunk = await this.next();
      if (chunk === undefined) return;
      yield chunk;
    }
  }

  async drain(budget: InputBudget): Promise<void> {
    await this.pending;
    for (let chunk = await this.next(); chunk !== undefined; chunk = await this.next()) budget.countBytes(chunk.length);
  }

  private async next(): Promise<Buffer | undefined> {
    if (this.isDone) return undefined;
    try {
      this.pending = this.source.next();
      const result = await this.pending;
      if (Buffer.isBuffer(result.value)) return result.value;
      this.isDone = true;
      return undefined;
    } catch (error) {
      this.hasFailed = true;
      throw error;
    } finally {
      this.pending = undefined;
    }
  }
}
