import { printableText } from '../printable-text.ts';

/** Space and what is not seen: control characters, joiners, directions. */
const UNSEEN_BEFORE = /^[\s\p{Cc}\p{Cf}]+/u;

/**
 * A text as a cell holds it: without characters that no file can carry, with one sort of line end, and without the
 * space around it and what is not seen before it, behind which a formula would hide.
 */
export function cellText(text: string): string {
  return printableText(text.replace(/\r\n?/g, '\n')).replace(UNSEEN_BEFORE, '').trimEnd();
}
