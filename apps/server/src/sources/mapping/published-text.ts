import { cleanName, webAddress } from '@rotunda/domain';
import { textOrUndefined } from './defined-fields.ts';

/**
 * Controls except line breaks, what changes the direction in which the text around it is read (U+202A to U+202E, U+2066
 * to U+2069), and halves of characters that take two, which no database keeps.
 */
const MISLEADING = /(?!\n)[\p{Cc}\u202a-\u202e\u2066-\u2069\p{Surrogate}]/gu;

/** Characters of a title, a name or a keyword: the longest that people write are shorter. */
const LONGEST_LINE = 1000;
/** Characters of an address: browsers and servers take no longer ones. */
const LONGEST_ADDRESS = 4000;

/**
 * Words that anybody may have published, as they can be shown beside those of others. A blank stands for each character
 * that is taken out, so that offsets into the text stay right.
 */
export function publishedText(text: string): string {
  return text.replace(MISLEADING, ' ');
}

/** The same as one line that names something, cut between words where it is longer than any name. */
export function publishedLine(text: string): string | undefined {
  const line = textOrUndefined(cleanName(publishedText(text.slice(0, 4 * LONGEST_LINE)).replace(/\s+/g, ' ')));
  return line === undefined || line.length <= LONGEST_LINE ? line : cutLine(line, LONGEST_LINE);
}

/** The first words of a line, at most `limit` characters of them, and that there were more. */
export function cutLine(line: string, limit: number): string {
  return `${publishedText(line.slice(0, limit))
    .replace(/\s\S*$/, '')
    .trimEnd()}…`;
}

/** The address where it is one of the web that can be opened; null for anything else. */
export function publishedAddress(address: string | undefined): string | null {
  return address === undefined || address.length > LONGEST_ADDRESS ? null : webAddress(address);
}
