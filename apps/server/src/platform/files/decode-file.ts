import { repairCodePage } from '@rotunda/domain';
import { isMacRoman } from './is-mac-roman.ts';

/**
 * Decodes a text file by its byte order mark, or as UTF-8 without one. Lines that are not valid UTF-8 are in
 * Windows-1252 or in Mac OS Roman: all of them in many files, a few where files were joined.
 */
export function decodeFile(bytes: Uint8Array): string {
  return decoderFor(bytes).decode(bytes) ?? decodeLines(bytes);
}

/** Ends of lines are the same bytes in all three encodings, and in none part of another character. */
function decodeLines(bytes: Uint8Array): string {
  const lines: (string | Uint8Array)[] = [];
  for (let start = 0; start < bytes.length;) {
    let end = start;
    while (end < bytes.length && bytes[end] !== LINE_FEED && bytes[end] !== CARRIAGE_RETURN) end += 1;
    const line = bytes.subarray(start, end + 1);
    lines.push(decodeUtf8(line) ?? line);
    start = end + 1;
  }
  const decode = getDecoder(lines.filter((line) => typeof line !== 'string'));
  return lines.map((line) => (typeof line === 'string' ? line : decode(line))).join('');
}

/** Enough text to tell two encodings apart. */
const JUDGED_LINES = 2000;

/** Returns what decodes all lines that are not UTF-8. */
function getDecoder(lines: readonly Uint8Array[]): (line: Uint8Array) => string {
  const windows = new TextDecoder('windows-1252');
  const mac = new TextDecoder('macintosh');
  // Node.js 20 decodes Latin-1 under this name, so `’` and `€` arrive as control characters.
  const decodeWindows = (line: Uint8Array) => repairCodePage(windows.decode(line));
  // One character for each byte.
  const read = (line: Uint8Array) =>
    windows.decode(line).replace(/[\u0080-\u009f]/g, (one) => repairCodePage(one) || one);
  const judged = lines.slice(0, JUDGED_LINES);
  const isMac = isMacRoman(judged.map(read).join(''), judged.map((line) => mac.decode(line)).join(''));
  return isMac ? (line) => mac.decode(line) : decodeWindows;
}

const [LINE_FEED, CARRIAGE_RETURN] = [0x0a, 0x0d];

function decoderFor([first, second, third, fourth]: Uint8Array): { decode: (bytes: Uint8Array) => string | null } {
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le');
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be');
  // Without a mark, the zero bytes of the first two Latin letters tell UTF-16 from everything else.
  if (first !== 0 && second === 0 && third !== 0 && fourth === 0) return new TextDecoder('utf-16le');
  if (first === 0 && second !== 0 && third === 0 && fourth !== 0) return new TextDecoder('utf-16be');
  return { decode: decodeUtf8 };
}

/** Returns null for invalid UTF-8; removes the byte order mark. */
function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
