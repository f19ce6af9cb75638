import type { Deadline } from './deadline.ts';
import type { HeadingSimilarity } from './heading-similarity.ts';
import type { ShingleWeights } from './shingle-weights.ts';
import type { UnitFacts } from './unit-facts.ts';
import type { UnitPairs } from './unit-pairs.ts';

const MIN_DICE = 0.1;
const MIN_HEADING = 0.5;

/**
 * Pairs units that are alone between paired neighbors on both sides, because they are probably the same section even
 * where most words were rewritten.
 */
export function pairGaps(
  left: readonly UnitFacts[],
  right: readonly UnitFacts[],
  headings: HeadingSimilarity,
  weights: ShingleWeights,
  pairs: UnitPairs,
  deadline: Deadline,
): void {
  for (const [rightUnit, facts] of right.entries()) {
    deadline.check();
    if (!pairs.isRightFree(rightUnit) || facts.isContainer) continue;
    const leftUnit = loneCounterpart(left, right, rightUnit, pairs);
    const other = leftUnit === undefined ? undefined : left[leftUnit];
    if (leftUnit === undefined || other === undefined || (other.formal === null) !== (facts.formal === null)) continue;
    if (weights.dice(other, facts) >= MIN_DICE || headings.overlap(leftUnit, rightUnit) >= MIN_HEADING)
      pairs.add(leftUnit, rightUnit);
  }
}

/** Returns the only free left unit between the partners of the previous and next neighbors; containers are skipped. */
function loneCounterpart(
  left: readonly UnitFacts[],
  right: readonly UnitFacts[],
  rightUnit: number,
  pairs: UnitPairs,
): number | undefined {
  const before = neighbor(right, rightUnit, -1);
  const behind = neighbor(right, rightUnit, 1);
  const from = before === undefined ? -1 : (pairs.leftByRight[before] ?? -1);
  const to = behind === undefined ? left.length : (pairs.leftByRight[behind] ?? -1);
  if ((before !== undefined && from === -1) || to === -1) return undefined;
  let found: number | undefined;
  for (let at = from + 1; at < to; at += 1) {
    if (left[at]?.isContainer === true) continue;
    if (found !== undefined || !pairs.isLeftFree(at)) return undefined;
    found = at;
  }
  return found;
}

function neighbor(units: readonly UnitFacts[], unit: number, step: 1 | -1): number | undefined {
  for (let at = unit + step; at >= 0 && at < units.length; at += step) if (units[at]?.isContainer === false) return at;
  return undefined;
}
