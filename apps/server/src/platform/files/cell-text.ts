import { printableText } from '../printable-text.ts';

/** White space and invisible characters: control characters, joiners, direction marks. */
const UNSEEN_BEFORE = /^[\s\p{Cc}\p{Cf}]+/u;

/**
 * Normalizes text for a cell: removes characters that no file format can carry, uses one kind of line ending, and
 * strips surrounding white space and leading invisible characters, behind which a formula could hide.
 */
export function cellText(text: string): string {
  return printableText(text.replace(/\r\n?/g, '\n')).replace(UNSEEN_BEFORE, '').trimEnd();
}
