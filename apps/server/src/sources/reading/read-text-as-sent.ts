import { isUtf8 } from 'node:buffer';
import type { InputEntry } from '../source.ts';
import { utf8Chunks } from './decode-text.ts';
import { MAX_DOCUMENT_BYTES, readBytes } from './read-text.ts';

/**
 * Reads the whole entry as text from a publisher that wrote Windows-1252 for decades and now writes UTF-8. Bytes that
 * are not UTF-8 are decoded with the older code page, in which every byte is a character.
 * @throws UnreadableInputError when it is too large or cannot be read
 */
export async function readTextAsSent(entry: InputEntry, maxBytes: number = MAX_DOCUMENT_BYTES): Promise<string> {
  const bytes = await readBytes(utf8Chunks(entry), maxBytes);
  return isUtf8(bytes) ? bytes.toString('utf8') : new TextDecoder('windows-1252').decode(bytes);
}
