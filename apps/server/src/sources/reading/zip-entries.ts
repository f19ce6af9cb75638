import { crc32 } from 'node:zlib';
import { type Entry, type ZipFile, getFileNameLowLevel, openPromise } from 'yauzl';
import type { InputEntry } from '../source.ts';
import { ByteAccount } from './byte-account.ts';
import { gunzipped, limited } from './byte-streams.ts';
import { describeReadError } from './describe-read-error.ts';
import { inputEntry, unreadableEntry } from './input-entry.ts';
import { safeEntryName } from './safe-entry-name.ts';
import { type ArchiveRequest, isHousekeeping, OTHER_NAME } from './tar-entries.ts';
import { UnreadableInputError } from './unreadable-input-error.ts';

export interface ZipRequest extends ArchiveRequest {
  /** Called with increments of processed bytes of the zip. */
  onBytes?(bytes: number): void;
}

/**
 * Yields the files of a zip in the order of its directory. A file that is encrypted, uses an unknown compression
 * method, is too large or exceeds the ratio becomes its own unreadable entry; a broken directory ends the archive with
 * one.
 */
export async function* zipEntries(absolutePath: string, request: ZipRequest): AsyncGenerator<InputEntry> {
  let zip: ZipFile | undefined;
  try {
    // Names are decoded below, because the library would reject the whole archive for one name with `../` in it.
    zip = await openPromise(absolutePath, { autoClose: false, decodeStrings: false });
    for await (const entry of zip.eachEntry()) {
      request.budget.countEntry();
      const packed = new ByteAccount(entry.compressedSize, (bytes) => request.onBytes?.(bytes));
      const readable = archivedFile(zip, entry, { ...request, packed });
      if (readable) yield readable;
      packed.finish();
      if (request.budget.spent !== undefined) throw new UnreadableInputError(request.budget.spent);
    }
  } catch (error) {
    yield unreadableEntry(request.path, describeReadError(error));
  } finally {
    zip?.close();
  }
}

function archivedFile(
  zip: ZipFile,
  entry: Entry,
  request: ArchiveRequest & { packed: ByteAccount },
): InputEntry | undefined {
  const { budget, packed } = request;
  const name = getFileNameLowLevel(entry.generalPurposeBitFlag, entry.fileNameRaw, entry.extraFields, false);
  const path = `${request.path}!${safeEntryName(name)}`;
  if (name.endsWith('/') || isHousekeeping(path) || isLink(entry)) return undefined;
  if (/\.(zip|tar|tgz|tar\.gz)$/i.test(path)) {
    return unreadableEntry(path, new UnreadableInputError('an archive inside an archive is not read; unpack it first'));
  }
  const isGzip = /\.gz$/i.test(path);
  if (!request.accepts(isGzip ? path.slice(0, -3) : path)) {
    request.onSkipped(path, OTHER_NAME);
    return undefined;
  }
  const problem = getProblem(entry, request);
  if (problem) return unreadableEntry(path, problem);
  const bytes = () => checkedBytes(zip, entry, packed);
  if (isGzip) return inputEntry(path, () => limited(gunzipped(bytes(), budget), budget));
  return inputEntry(path, () => limited(bytes(), budget), entry.uncompressedSize);
}

/** Whether the entry is a Unix symbolic link, by the file type in the upper half of the external attributes. */
function isLink(entry: Entry): boolean {
  return ((entry.externalFileAttributes >>> 16) & 0o170000) === 0o120000;
}

function getProblem(entry: Entry, { budget }: ArchiveRequest): UnreadableInputError | undefined {
  if (entry.isEncrypted()) return new UnreadableInputError('the file is encrypted');
  if (!entry.canDecodeFileData()) {
    return new UnreadableInputError(`the file is packed by method ${entry.compressionMethod}, which is not known here`);
  }
  try {
    budget.checkEntrySize(entry.uncompressedSize);
    budget.checkRatio(entry.compressedSize, entry.uncompressedSize);
  } catch (error) {
    return describeReadError(error);
  }
  return undefined;
}

/** Verifies the checksum. The library compares only sizes, so a flipped bit in a stored file would pass as data. */
async function* checkedBytes(zip: ZipFile, entry: Entry, packed: ByteAccount): AsyncGenerator<Buffer> {
  const packedShare = entry.compressedSize / Math.max(entry.uncompressedSize, 1);
  const stream: AsyncIterable<Buffer> = await zip.openReadStreamPromise(entry);
  let checksum = 0;
  for await (const chunk of stream) {
    checksum = crc32(chunk, checksum);
    packed.add(Math.floor(chunk.length * packedShare));
    yield chunk;
  }
  if (checksum !== entry.crc32) throw new UnreadableInputError('the checksum does not match (corrupt archive)');
}
