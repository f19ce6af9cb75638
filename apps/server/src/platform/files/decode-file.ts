import { repairCodePage } from '@rotunda/domain';

/** Decodes a text file by its byte order mark, or as UTF-8 without one, or as Windows-1252 if it is not valid UTF-8. */
export function decodeFile(bytes: Uint8Array): string {
  const text = decoderFor(bytes).decode(bytes);
  if (text !== null) return text;
  // Node.js 20 decodes Latin-1 under this name, so `’` and `€` arrive as control characters.
  return repairCodePage(new TextDecoder('windows-1252').decode(bytes));
}

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
