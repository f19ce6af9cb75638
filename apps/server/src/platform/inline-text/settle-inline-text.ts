import { Settler } from './settler.ts';
import { splitMarks } from './split-marks.ts';

/**
 * Writes what `markInline` and `markOfTag` marked in a line, so that nothing is glued to a number or word beside it:
 * exponents and digits below the line in characters of their own (`10⁶`, `CO₂`), fractions apart from the number before
 * them (`12 1/2`), and no marks of notes. Takes time linear in the length of the line.
 *
 * @param line a whole line, since what a mark is depends on the words before it
 */
export function settleInlineText(line: string): string {
  const pieces = splitMarks(line);
  if (pieces === null) return line;
  const settler = new Settler();
  for (const piece of pieces) settler.add(piece);
  return settler.finish();
}
