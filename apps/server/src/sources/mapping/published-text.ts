import { cutText, cleanName, readableText, webAddress } from '@rotunda/domain';
import { textOrUndefined } from './defined-fields.ts';

/** Maximum characters of a title, name or keyword; the longest real ones are shorter. */
const MAX_LINE_LENGTH = 1000;
/** Maximum characters of a URL; browsers and servers accept no longer ones. */
const MAX_ADDRESS_LENGTH = 4000;

/** Makes text from any publisher safe to display beside other text (`readableText`). */
export function publishedText(text: string): string {
  return readableText(text);
}

/**
 * Makes a name or title safe to display as a single line, truncated at a word boundary when it is longer than any real
 * one.
 */
export function publishedLine(text: string): string | undefined {
  const line = textOrUndefined(cleanName(publishedText(cutText(text, 4 * MAX_LINE_LENGTH)).replace(/\s+/g, ' ')));
  return line === undefined || line.length <= MAX_LINE_LENGTH ? line : cutLine(line, MAX_LINE_LENGTH);
}

/** Truncates a line at a word boundary, to at most `limit` characters plus an ellipsis. */
export function cutLine(line: string, limit: number): string {
  return `${publishedText(cutText(line, limit))
    .replace(/\s\S*$/, '')
    .trimEnd()}…`;
}

/** Returns the URL if it is a web address that can be opened; null for anything else. */
export function publishedAddress(address: string | undefined): string | null {
  return address === undefined || address.length > MAX_ADDRESS_LENGTH ? null : webAddress(address);
}
