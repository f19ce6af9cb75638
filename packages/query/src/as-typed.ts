import { repairCodePage } from '@rotunda/domain';

/** A word that the end of a line divides, except the first half of two (`short- and long-term`). */
const DIVIDED = /(?<=\p{L}{2}-)\s+(?=\p{Ll}{2})(?!(?:and|or|nor|to|as|through|versus|et|ou|à)\s)/gu;
const CONTROL = /[\u0080-\u009f]/g;
/** A character that no word has, by which texts keep their length and tokens their places. */
const NOTHING = '\u00ad';

/**
 * Returns a query as somebody would have typed what they copied: words that a PDF divides at the ends of its lines
 * (`transpar-\nency`; an input makes a space of the line break) are whole, and control characters are the ones of
 * Windows-1252 that were meant. The text keeps its length.
 */
export function asTyped(text: string): string {
  return text
    .replace(CONTROL, (control) => repairCodePage(control) || NOTHING)
    .replace(DIVIDED, (blank) => NOTHING.repeat(blank.length));
}
