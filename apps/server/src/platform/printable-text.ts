/** What XML 1.0 has no way to say: most control characters, halves of surrogate pairs, and two code points that are none. */
const NOT_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Text without what no file can show. */
export function printableText(text: string): string {
  return text.replace(NOT_XML, '');
}
