import type { ComparedSectionSummary } from '@rotunda/contract';

/**
 * Numbers of the changes that next and previous go through, in reading order: those of formal parts are left out, because
 * every version changes them.
 */
export function changesToVisit(sections: readonly ComparedSectionSummary[]): number[] {
  return sections
    .filter(({ isFormal }) => !isFormal)
    .flatMap(({ changes }) =>
      changes === null ? [] : Array.from({ length: changes[1] - changes[0] + 1 }, (_, index) => changes[0] + index),
    );
}

/** The change after or before one; the first or the last from nowhere. Undefined past either end. */
export function stepChange(visits: readonly number[], current: number | undefined, by: 1 | -1): number | undefined {
  if (current === undefined) return by === 1 ? visits[0] : visits.at(-1);
  return by === 1 ? visits.find((change) => change > current) : visits.findLast((change) => change < current);
}

/** Key of the section that holds a change. */
export function sectionOfChange(sections: readonly ComparedSectionSummary[], change: number): string | undefined {
  return sections.find(({ changes }) => changes !== null && changes[0] <= change && change <= changes[1])?.key;
}
