/** Bytes of a text file in the encoding its beginning names; UTF-8 where it names none, else the Windows code page. */
export function decodeFile(bytes: Uint8Array): string {
  const text = decoderFor(bytes).decode(bytes);
  if (text !== null) return text;
  return new TextDecoder('windows-1252').decode(bytes);
}

function decoderFor([first, second]: Uint8Array): { decode: (bytes: Uint8Array) => string | null } {
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le');
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be');
  return { decode: decodeUtf8 };
}

/** Null for bytes that are no UTF-8; its mark at the beginning is taken off. */
function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** What no table has: bytes of a spreadsheet, a picture or a program that were taken for text. */
export function isNoText(text: string): boolean {
  return text.startsWith('PK\u0003\u0004') || text.includes('\u0000');
}
