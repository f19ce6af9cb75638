/** What XML 1.0 has no way to say: most control characters, halves of surrogate pairs, and two code points that are none. */
const NOT_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Text as it may stand in a part of a word processor's file. */
export function xmlText(text: string): string {
  return text.replace(NOT_XML, '');
}
