import type { HeadingSimilarity } from './heading-similarity.ts';
import type { UnitFacts } from './unit-facts.ts';
import type { UnitPairs } from './unit-pairs.ts';

interface Vote {
  left: number;
  right: number;
  words: number;
}

/**
 * Pairs titles and parts by the words of the sections paired inside them rather than by number, because a new title at
 * the front shifts all numbers. Empty ones are paired by heading.
 */
export function pairContainers(
  left: readonly UnitFacts[],
  right: readonly UnitFacts[],
  headings: HeadingSimilarity,
  pairs: UnitPairs,
): void {
  const leftParents = containersAround(left);
  const rightParents = containersAround(right);
  const votes = new Map<string, Vote>();
  for (const [leftUnit, facts] of left.entries()) {
    const rightUnit = pairs.rightByLeft[leftUnit] ?? -1;
    if (rightUnit === -1 || facts.isContainer) continue;
    const words = Math.min(facts.bodyLength, right[rightUnit]?.bodyLength ?? 0) + 1;
    for (const a of leftParents[leftUnit] ?? []) {
      for (const b of rightParents[rightUnit] ?? []) {
        const key = `${a}-${b}`;
        const vote = votes.get(key) ?? { left: a, right: b, words: 0 };
        vote.words += words * (1 + getSimilarity(left, right, a, b, headings));
        votes.set(key, vote);
      }
    }
  }
  for (const vote of [...votes.values()].sort((a, b) => b.words - a.words || a.right - b.right || a.left - b.left)) {
    if (pairs.isFree(vote.left, vote.right)) pairs.add(vote.left, vote.right);
  }
  pairByHeading(left, right, pairs);
}

/** Scores level, number and heading, because a title and its only subtitle contain the same words. */
function getSimilarity(
  left: readonly UnitFacts[],
  right: readonly UnitFacts[],
  a: number,
  b: number,
  headings: HeadingSimilarity,
): number {
  const isSameLevel = left[a]?.unit.level === right[b]?.unit.level;
  const isSameNumber = left[a]?.number === right[b]?.number;
  return 0.2 * headings.overlap(a, b) + (isSameLevel ? 0.1 : 0) + (isSameNumber ? 0.02 : 0);
}

/** Returns the containers around each unit. */
function containersAround(units: readonly UnitFacts[]): number[][] {
  const open: number[] = [];
  return units.map(({ unit, isContainer }, index) => {
    while (open.length > 0 && (units[open.at(-1) ?? 0]?.unit.level ?? 0) >= unit.level) open.pop();
    const around = [...open];
    if (isContainer) open.push(index);
    return around;
  });
}

function pairByHeading(left: readonly UnitFacts[], right: readonly UnitFacts[], pairs: UnitPairs): void {
  const free = new Map<string, number>();
  const getKey = (facts: UnitFacts) => (facts.headingKey === '' ? `/${facts.unit.id}` : facts.headingKey);
  for (const [at, facts] of left.entries()) {
    if (facts.isContainer && pairs.isLeftFree(at)) free.set(getKey(facts), at);
  }
  for (const [at, facts] of right.entries()) {
    if (!facts.isContainer || !pairs.isRightFree(at)) continue;
    const other = free.get(getKey(facts));
    if (other !== undefined && pairs.isLeftFree(other)) pairs.add(other, at);
  }
}
