import type { ComparedSectionSummary } from '@rotunda/contract';

/**
 * Returns the numbers of the changes that next and previous step through, in reading order. Changes in formal parts are
 * left out, because every version has them.
 */
export function changesToVisit(sections: readonly ComparedSectionSummary[]): number[] {
  return sections
    .filter(({ isFormal }) => !isFormal)
    .flatMap(({ changes }) =>
      changes === null ? [] : Array.from({ length: changes[1] - changes[0] + 1 }, (_, index) => changes[0] + index),
    );
}

/**
 * Returns the change after or before `current`, or the first or last one if there is none. Undefined past either end.
 */
export function stepChange(visits: readonly number[], current: number | undefined, by: 1 | -1): number | undefined {
  if (current === undefined) return by === 1 ? visits[0] : visits.at(-1);
  return by === 1 ? visits.find((change) => change > current) : visits.findLast((change) => change < current);
}

/** Returns the key of the section that contains a change. */
export function sectionOfChange(sections: readonly ComparedSectionSummary[], change: number): string | undefined {
  return sections.find(({ changes }) => changes !== null && changes[0] <= change && change <= changes[1])?.key;
}
