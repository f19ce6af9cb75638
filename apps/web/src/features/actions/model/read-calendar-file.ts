/**
 * Decodes a calendar file: by its byte order mark, else as UTF-8, else as Windows-1252. Older programs fold lines
 * after 75 bytes, also within a character; such a fold is moved behind the character.
 */
export function readCalendarFile(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(withWholeCharacters(bytes));
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

const [TAB, LINE_FEED, RETURN, SPACE] = [0x09, 0x0a, 0x0d, 0x20];
/** Bytes of a character after its first one. */
const isContinuation = (byte: number | undefined): boolean => byte !== undefined && byte >= 0x80 && byte < 0xc0;

function withWholeCharacters(bytes: Uint8Array): Uint8Array {
  const whole = new Uint8Array(bytes.length);
  let length = 0;
  for (let at = 0; at < bytes.length;) {
    const end = endOfFold(bytes, at);
    let rest = end;
    // A line that begins with the rest of a character is not one.
    while (end > at && isContinuation(bytes[rest])) {
      whole[length] = bytes[rest] ?? 0;
      length += 1;
      rest += 1;
    }
    const isSplit = rest > end;
    const until = isSplit || end > at ? end : at + 1;
    whole.set(bytes.subarray(at, until), length);
    length += until - at;
    at = isSplit ? rest : until;
  }
  return whole;
}

/** Returns the position after a fold (line end, then space or tab), or `at` if there is none. */
function endOfFold(bytes: Uint8Array, at: number): number {
  let end = at;
  if (bytes[end] === RETURN) end += 1;
  if (bytes[end] === LINE_FEED) end += 1;
  return end > at && (bytes[end] === SPACE || bytes[end] === TAB) ? end + 1 : at;
}
