import type { InheritedRates } from '@rotunda/contract';
import type { LineAbove } from '../hts-lines.repository.ts';

const STATISTICAL_DIGITS = 10;

/**
 * Returns a function that finds the rates a line inherits. Rates are set for at most eight digits, and the statistical
 * lines below repeat or omit them (General Statistical Notes of the schedule). A column that the line states itself is
 * never replaced.
 *
 * @param lines the lines above those to look up
 * @returns null for a line that states its general rate, for one with fewer digits, and when no line above states a
 *   rate
 */
export function createRateFinder(lines: readonly LineAbove[]): (line: LineAbove) => InheritedRates | null {
  const byPlace = new Map(lines.map((line) => [getPlace(line.chapter, line.position), line]));
  return (line) => {
    if (line.general !== null || line.htsno?.replaceAll('.', '').length !== STATISTICAL_DIGITS) return null;
    for (let above = lineAbove(byPlace, line); above !== undefined; above = lineAbove(byPlace, above)) {
      const { htsno, general, special, other } = above;
      if (general === null || htsno === null) continue;
      return { htsno, general, special: line.special ?? special, other: line.other ?? other };
    }
    return null;
  };
}

const getPlace = (chapter: number, position: number) => `${chapter} ${position}`;

/** Returns the parent line. A parent always has a smaller position, so following parents terminates. */
function lineAbove(byPlace: ReadonlyMap<string, LineAbove>, line: LineAbove): LineAbove | undefined {
  const { chapter, position, parentPosition } = line;
  if (parentPosition === null || parentPosition >= position) return undefined;
  return byPlace.get(getPlace(chapter, parentPosition));
}
