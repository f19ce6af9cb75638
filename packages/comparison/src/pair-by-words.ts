import type { Deadline } from './deadline.ts';
import type { HeadingSimilarity } from './heading-similarity.ts';
import type { Side } from './compared-side.ts';
import type { UnitFacts } from './unit-facts.ts';
import type { UnitPairs } from './unit-pairs.ts';

/** Shorter sections may share their words by chance. */
const MIN_WORDS = 20;
const MIN_SCORE = 0.4;
/** Short tax sections that extend different rules in the same words reach 0.71. */
const MIN_SCORE_ALONE = 0.75;
const MIN_HEADING = 0.15;
const HEADING_WORDS = 0.1;
/** More candidates than this come from boilerplate, and comparing them would take quadratic time. */
const MAX_COMPARED = 40_000;

interface WordCounts {
  unit: number;
  counts: Map<number, number>;
  weight: number;
}

/**
 * Pairs remaining units by their words, with more weight on rare ones. After a third of its words are edited, a section
 * has hardly any run of four words left but still most of its words.
 */
export function pairByWords(
  left: Side,
  right: Side,
  headings: HeadingSimilarity,
  pairs: UnitPairs,
  deadline: Deadline,
): void {
  const canPair = (facts: UnitFacts) => !facts.isContainer && facts.formal === null && facts.bodyLength >= MIN_WORDS;
  const free = (side: Side, isFree: (unit: number) => boolean) =>
    [...side.facts.keys()].filter(
      (unit) => isFree(unit) && side.facts[unit] !== undefined && canPair(side.facts[unit]),
    );
  const leftUnits = free(left, (unit) => pairs.isLeftFree(unit));
  const rightUnits = free(right, (unit) => pairs.isRightFree(unit));
  if (leftUnits.length === 0 || leftUnits.length * rightUnits.length > MAX_COMPARED) return;
  const getWeight = rarity(left, right);
  const leftCounts = leftUnits.map((unit) => countWords(left, unit, getWeight));
  const rightCounts = rightUnits.map((unit) => countWords(right, unit, getWeight));
  const candidates = leftCounts.flatMap((a) => {
    deadline.check();
    return rightCounts.flatMap((b) => {
      const heading = headings.overlap(a.unit, b.unit);
      const score = similarity(a, b, getWeight) + HEADING_WORDS * heading;
      return score >= (heading >= MIN_HEADING ? MIN_SCORE : MIN_SCORE_ALONE)
        ? [{ left: a.unit, right: b.unit, score }]
        : [];
    });
  });
  candidates.sort((a, b) => b.score - a.score || a.right - b.right || a.left - b.left);
  for (const each of candidates) if (pairs.isFree(each.left, each.right)) pairs.add(each.left, each.right);
}

/** Returns the weight of a word, higher the fewer units contain it. */
function rarity(left: Side, right: Side): (word: number) => number {
  const holders = new Map<number, number>();
  for (const { facts, stream } of [left, right]) {
    for (const { body } of facts) {
      for (const word of new Set(stream.codes.subarray(body.from, body.to))) {
        holders.set(word, (holders.get(word) ?? 0) + 1);
      }
    }
  }
  const units = left.facts.length + right.facts.length;
  return (word) => Math.log((units + 1) / (holders.get(word) ?? 1));
}

function countWords({ facts, stream }: Side, unit: number, getWeight: (word: number) => number): WordCounts {
  const counts = new Map<number, number>();
  const body = facts[unit]?.body ?? { from: 0, to: 0 };
  for (let at = body.from; at < body.to; at += 1) {
    const word = stream.codes[at] ?? 0;
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  let weight = 0;
  for (const [word, count] of counts) weight += count * getWeight(word);
  return { unit, counts, weight };
}

/** Returns twice the weight of the shared words over the weight of all words of both. */
function similarity(a: WordCounts, b: WordCounts, getWeight: (word: number) => number): number {
  const [few, many] = a.counts.size < b.counts.size ? [a, b] : [b, a];
  let shared = 0;
  for (const [word, count] of few.counts) {
    const other = many.counts.get(word);
    if (other !== undefined) shared += Math.min(count, other) * getWeight(word);
  }
  return (2 * shared) / Math.max(a.weight + b.weight, Number.MIN_VALUE);
}
