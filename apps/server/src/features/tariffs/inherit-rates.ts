import type { InheritedRates } from '@rotunda/contract';
import type { LineAbove } from './hts-lines.repository.ts';

const STATISTICAL_DIGITS = 10;

/**
 * Finds the rates a line takes from the one above it: rates are set for eight digits at most, and the statistical lines
 * under those repeat them or leave them out (General Statistical Notes of the schedule). A column the line states itself
 * stays its own.
 *
 * @param lines whatever the lines asked about stand under
 * @returns null for a line that states its general rate, for one of fewer digits, and where nothing above states any
 */
export function createRateFinder(lines: readonly LineAbove[]): (line: LineAbove) => InheritedRates | null {
  const byPlace = new Map(lines.map((line) => [placeOf(line.chapter, line.position), line]));
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

const placeOf = (chapter: number, position: number) => `${chapter} ${position}`;

/** A line stands under one of a smaller place, so that this ends. */
function lineAbove(byPlace: ReadonlyMap<string, LineAbove>, line: LineAbove): LineAbove | undefined {
  const { chapter, position, parentPosition } = line;
  if (parentPosition === null || parentPosition >= position) return undefined;
  return byPlace.get(placeOf(chapter, parentPosition));
}
