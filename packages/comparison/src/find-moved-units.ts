import { heaviestChain } from './heaviest-chain.ts';
import type { UnitFacts } from './unit-facts.ts';
import type { UnitPairs } from './unit-pairs.ts';

/**
 * Left units that moved: those off the heaviest chain of pairs in the same order on both sides. Every section weighs 1
 * and its words only break ties; weighing by words called two short sections moved when one long one was (80 against
 * 89 % right). Titles go with what they hold and decide nothing.
 */
export function findMovedUnits(left: readonly UnitFacts[], right: readonly UnitFacts[], pairs: UnitPairs): Set<number> {
  const paired = [...left.keys()].filter((unit) => pairs.rightOf[unit] !== -1 && left[unit]?.formal === null);
  const allWords = left.reduce((sum, facts) => sum + facts.bodyLength + 1, 0);
  const weights = Float64Array.from(paired, (unit) => {
    const facts = left[unit];
    if (facts === undefined || facts.isContainer) return 1 / (2 * (left.length + 1));
    return 1 + facts.bodyLength / (2 * allWords);
  });
  const values = Int32Array.from(paired, (unit) => pairs.rightOf[unit] ?? 0);
  const inOrder = new Set(heaviestChain(values, right.length, weights).map((index) => paired[index]));
  return new Set(paired.filter((unit) => !inOrder.has(unit)));
}
