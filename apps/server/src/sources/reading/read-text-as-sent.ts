import { isUtf8 } from 'node:buffer';
import type { InputEntry } from '../source.ts';
import { utf8Chunks } from './decode-text.ts';
import { MAX_WHOLE_BYTES, readBytes } from './read-text.ts';

/**
 * The whole entry as text, where its publisher wrote Windows-1252 for decades and UTF-8 since: bytes that are not UTF-8 are
 * of the older code page, in which every byte is a character.
 * @throws UnreadableInputError when it is too large or cannot be read
 */
export async function readTextAsSent(entry: InputEntry, maxBytes: number = MAX_WHOLE_BYTES): Promise<string> {
  const bytes = await readBytes(utf8Chunks(entry), maxBytes);
  return isUtf8(bytes) ? bytes.toString('utf8') : new TextDecoder('windows-1252').decode(bytes);
}
