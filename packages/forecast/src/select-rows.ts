import type { BaseCase } from './base-rates.ts';
import type { ExampleRows } from './example-rows.ts';
import { getOutcome, isOpen, type Target } from './target.ts';

/** Returns the rows of a target that can be decided, and how they turned out. */
export function selectRows(rows: ExampleRows, target: Target): { places: Uint32Array; outcomes: Uint8Array } {
  const places: number[] = [];
  const outcomes: number[] = [];
  for (const [at, course] of rows.courses.entries()) {
    const stage = rows.stages[at];
    const outcome = getOutcome(course, target);
    if (stage === undefined || outcome === undefined || !isOpen(target, stage)) continue;
    places.push(at);
    outcomes.push(outcome ? 1 : 0);
  }
  return { places: Uint32Array.from(places), outcomes: Uint8Array.from(outcomes) };
}

/** Returns the bill, day and stage of a row. */
export function getCase(rows: ExampleRows, place: number): BaseCase {
  const course = rows.courses[place];
  const stage = rows.stages[place];
  if (course === undefined || stage === undefined) throw new RangeError(`There is no row ${place}.`);
  return { course, stage, day: rows.days[place] ?? 0 };
}
