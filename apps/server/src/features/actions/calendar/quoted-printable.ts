/** Parameters by which a line of vCalendar 1.0 says that its value is quoted-printable. */
const MARK = /^[^:]*;(?:ENCODING=)?QUOTED-PRINTABLE(?=[;:])/i;

/** Whether a line is quoted-printable and ends within its value, which the next line continues. */
export const isContinued = (content: string): boolean => MARK.test(content) && content.endsWith('=');

/** Whether the value of a line is quoted-printable (RFC 2045, 6.7). */
export const isQuotedPrintable = (content: string): boolean => MARK.test(content);

/** Decodes a value; bytes that are no UTF-8 are read as the encoding of old Windows programs. */
export function decodeQuotedPrintable(value: string): string {
  const bytes: number[] = [];
  for (const part of value.matchAll(/=([0-9a-f]{2})|([^])/giu)) {
    if (part[1] === undefined) bytes.push(...new TextEncoder().encode(part[2] ?? ''));
    else bytes.push(Number.parseInt(part[1], 16));
  }
  const encoded = new Uint8Array(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(encoded);
  } catch {
    return new TextDecoder('windows-1252').decode(encoded);
  }
}
