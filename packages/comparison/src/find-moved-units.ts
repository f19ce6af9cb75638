import { heaviestChain } from './heaviest-chain.ts';
import type { UnitFacts } from './unit-facts.ts';
import type { UnitPairs } from './unit-pairs.ts';

const CONTAINER = 0.5;
/** Weight of all words together, less than that of a title. */
const TIE_BREAK = 0.25;

/**
 * Finds the left units that moved: those outside the heaviest chain of pairs in the same order on both sides. Every
 * section weighs 1 and its words only break ties; weighing by words reported two short sections as moved when one long
 * one was (80% correct instead of 89%). A title weighs half: against one section of any length the title stays, against
 * two the title moves.
 */
export function findMovedUnits(left: readonly UnitFacts[], right: readonly UnitFacts[], pairs: UnitPairs): Set<number> {
  const paired = [...left.keys()].filter((unit) => pairs.rightByLeft[unit] !== -1 && left[unit]?.formal === null);
  const allWords = left.reduce((sum, facts) => sum + facts.bodyLength + 1, 0);
  const weights = Float64Array.from(paired, (unit) => {
    const facts = left[unit];
    return facts?.isContainer === true ? CONTAINER : 1 + ((facts?.bodyLength ?? 0) / allWords) * TIE_BREAK;
  });
  const values = Int32Array.from(paired, (unit) => pairs.rightByLeft[unit] ?? 0);
  const inOrder = new Set(heaviestChain(values, right.length, weights).map((index) => paired[index]));
  return new Set(paired.filter((unit) => !inOrder.has(unit)));
}
