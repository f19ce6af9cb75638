import { isUtf8 } from 'node:buffer';
import type { InputEntry } from '../source.ts';
import { describeReadError } from './describe-read-error.ts';
import { UnreadableInputError } from './unreadable-input-error.ts';

/**
 * Yields the chunks of an entry as UTF-8 bytes, without a byte order mark. UTF-16 is detected by its mark and
 * converted. Nothing else is guessed: bytes that are not UTF-8 stay unchanged for the reader to reject.
 * @throws UnreadableInputError when the entry cannot be opened or read, or is invalid UTF-16.
 */
export async function* utf8Chunks(entry: InputEntry): AsyncGenerator<Buffer> {
  const chunks = entryChunks(entry);
  try {
    const first = await firstBytes(chunks, 3);
    if (first[0] === 0xff && first[1] === 0xfe) yield* recoded(first, chunks, 'utf-16le');
    else if (first[0] === 0xfe && first[1] === 0xff) yield* recoded(first, chunks, 'utf-16be');
    else {
      const hasMark = first[0] === 0xef && first[1] === 0xbb && first[2] === 0xbf;
      const rest = hasMark ? first.subarray(3) : first;
      if (rest.length > 0) yield rest;
      yield* chunks;
    }
  } finally {
    // Chunks are pulled manually, so nothing else closes the file when the reader stops at its first bytes.
    await chunks.return(undefined);
  }
}

/** Yields the entry's raw bytes and converts every failure to an UnreadableInputError. */
async function* entryChunks(entry: InputEntry): AsyncGenerator<Buffer> {
  try {
    const stream: AsyncIterable<Buffer> = await entry.open();
    yield* stream;
  } catch (error) {
    throw describeReadError(error);
  }
}

/** Reads chunks until there are at least that many bytes, or no more. */
export async function firstBytes(chunks: AsyncGenerator<Buffer>, count: number): Promise<Buffer> {
  let bytes: Buffer = Buffer.alloc(0);
  while (bytes.length < count) {
    const next = await chunks.next();
    if (next.done === true) break;
    bytes = Buffer.concat([bytes, next.value]);
  }
  return bytes;
}

async function* recoded(first: Buffer, rest: AsyncIterable<Buffer>, encoding: string): AsyncGenerator<Buffer> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  try {
    yield Buffer.from(decoder.decode(first, { stream: true }), 'utf8');
    for await (const chunk of rest) yield Buffer.from(decoder.decode(chunk, { stream: true }), 'utf8');
    yield Buffer.from(decoder.decode(), 'utf8');
  } catch (error) {
    if (error instanceof UnreadableInputError) throw error;
    throw new UnreadableInputError(`not valid ${encoding.toUpperCase()}`, { cause: error });
  }
}

/**
 * Decodes strict UTF-8.
 * @param offset position of the bytes in the file, for the reason
 * @throws UnreadableInputError naming the first byte that is not UTF-8, counted from 0 after a byte order mark.
 */
export function decodeUtf8(bytes: Buffer, offset = 0): string {
  if (isUtf8(bytes)) return bytes.toString('utf8');
  const at = firstInvalidByte(bytes);
  const shown = bytes.subarray(Math.max(0, at - 200), at + 200).toString('latin1');
  throw new UnreadableInputError(`not valid UTF-8 at byte ${offset + at}`, { raw: shown });
}

/**
 * Returns the index of the first byte of the first sequence that is not well-formed UTF-8, or the length if all are.
 */
export function firstInvalidByte(bytes: Buffer): number {
  let at = 0;
  while (at < bytes.length) {
    const length = sequenceLength(bytes[at] ?? 0);
    if (length === 0 || at + length > bytes.length || !isUtf8(bytes.subarray(at, at + length))) return at;
    at += length;
  }
  return at;
}

function sequenceLength(lead: number): number {
  if (lead < 0x80) return 1;
  if (lead < 0xc2) return 0;
  if (lead < 0xe0) return 2;
  if (lead < 0xf0) return 3;
  return lead < 0xf5 ? 4 : 0;
}

/**
 * Decodes chunks of UTF-8 to pieces of text, never split inside a character.
 * @throws UnreadableInputError as decodeUtf8.
 */
export async function* utf8Text(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let carried: Buffer = Buffer.alloc(0);
  let offset = 0;
  for await (const chunk of chunks) {
    const bytes = carried.length === 0 ? chunk : Buffer.concat([carried, chunk]);
    const end = completeLength(bytes);
    if (end > 0) yield decodeUtf8(bytes.subarray(0, end), offset);
    carried = bytes.subarray(end);
    offset += end;
  }
  if (carried.length > 0) yield decodeUtf8(carried, offset);
}

/** Returns the length of the bytes without an incomplete sequence at their end. */
function completeLength(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte < 0x80) return bytes.length;
    if (byte >= 0xc0) return sequenceLength(byte) > back ? bytes.length - back : bytes.length;
  }
  return bytes.length;
}
