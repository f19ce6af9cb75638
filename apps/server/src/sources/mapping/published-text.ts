/**
 * Controls except line breaks, what changes the direction in which the text around it is read (U+202A to U+202E, U+2066
 * to U+2069), and halves of characters that take two, which no database keeps.
 */
const MISLEADING = /(?!\n)[\p{Cc}\u202a-\u202e\u2066-\u2069\p{Surrogate}]/gu;

/**
 * Words that anybody may have published, as they can be shown beside those of others. A blank stands for each character
 * that is taken out, so that offsets into the text stay right.
 */
export function publishedText(text: string): string {
  return text.replace(MISLEADING, ' ');
}
