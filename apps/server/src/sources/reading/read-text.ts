import type { InputEntry } from '../source.ts';
import { decodeUtf8, utf8Chunks } from './decode-text.ts';
import { UnreadableInputError } from './unreadable-input-error.ts';

/**
 * A record read as a whole is one document; the largest bill has 4 MB, a response page 1 MB. Parsed, it takes about ten
 * times as much.
 */
export const MAX_DOCUMENT_BYTES = 64 * 1024 ** 2;

/**
 * Reads the whole entry as text, without its byte order mark.
 * @throws UnreadableInputError when it is not UTF-8 (or UTF-16 with a mark), too large, or cannot be read.
 */
export async function readText(entry: InputEntry, maxBytes: number = MAX_DOCUMENT_BYTES): Promise<string> {
  return decodeUtf8(await readBytes(utf8Chunks(entry), maxBytes));
}

/** @throws UnreadableInputError when there are more than maxBytes. */
export async function readBytes(chunks: AsyncIterable<Buffer>, maxBytes: number = MAX_DOCUMENT_BYTES): Promise<Buffer> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    length += chunk.length;
    if (length > maxBytes)
      throw new UnreadableInputError(`the file is larger than ${maxBytes} bytes, too large for one record`);
    parts.push(chunk);
  }
  return Buffer.concat(parts);
}
