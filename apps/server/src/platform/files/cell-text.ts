import { printableText } from '../printable-text.ts';

/**
 * A text as a cell holds it: without characters that no file can carry, with one sort of line end, and without the
 * space around it, behind which a formula would hide.
 */
export function cellText(text: string): string {
  return printableText(text.replace(/\r\n?/g, '\n')).trim();
}
