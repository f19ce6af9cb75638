import { heaviestChain } from './heaviest-chain.ts';
import type { UnitFacts } from './unit-facts.ts';
import type { UnitPairs } from './unit-pairs.ts';

const CONTAINER = 0.5;
/** All words together, below what a title weighs. */
const TIE_BREAK = 0.25;

/**
 * Left units that moved: those off the heaviest chain of pairs in the same order on both sides. Every section weighs 1
 * and its words only break ties; weighing by words called two short sections moved when one long one was (80 against
 * 89 % right). A title weighs half: it stays rather than a section of any length, and moves rather than two.
 */
export function findMovedUnits(left: readonly UnitFacts[], right: readonly UnitFacts[], pairs: UnitPairs): Set<number> {
  const paired = [...left.keys()].filter((unit) => pairs.rightOf[unit] !== -1 && left[unit]?.formal === null);
  const allWords = left.reduce((sum, facts) => sum + facts.bodyLength + 1, 0);
  const weights = Float64Array.from(paired, (unit) => {
    const facts = left[unit];
    return facts?.isContainer === true ? CONTAINER : 1 + ((facts?.bodyLength ?? 0) / allWords) * TIE_BREAK;
  });
  const values = Int32Array.from(paired, (unit) => pairs.rightOf[unit] ?? 0);
  const inOrder = new Set(heaviestChain(values, right.length, weights).map((index) => paired[index]));
  return new Set(paired.filter((unit) => !inOrder.has(unit)));
}
