/** Characters that XML 1.0 cannot represent: most control characters, lone surrogates, and two noncharacters. */
const NOT_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Removes characters that no file can show. */
export function printableText(text: string): string {
  return text.replace(NOT_XML, '');
}
