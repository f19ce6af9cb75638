import type { Deadline } from './deadline.ts';
import type { HeadingSimilarity } from './heading-similarity.ts';
import type { ShingleWeights } from './shingle-weights.ts';
import { ShingleIndex } from './shingles.ts';
import type { UnitFacts } from './unit-facts.ts';
import type { UnitPairs } from './unit-pairs.ts';

/** Shingles in more units than this are boilerplate and suggest no pair. */
const MAX_HOLDERS = 30;
/** Number of candidates per unit whose similarity is computed exactly. */
const MAX_CANDIDATES = 12;
const MIN_SCORE = 0.3;
const SAME_HEADING = 0.3;
const SAME_GENERIC_HEADING = 0.1;
const HEADING_WORDS = 0.25;
const SAME_ID = 0.12;

interface Candidate {
  left: number;
  right: number;
  score: number;
  /** Difference of their relative positions in the texts; breaks ties between equal scores. */
  distance: number;
}

/** Pairs units by shared runs of four words, headings and ids, most similar first. */
export function pairSimilarUnits(
  left: readonly UnitFacts[],
  right: readonly UnitFacts[],
  headings: HeadingSimilarity,
  weights: ShingleWeights,
  pairs: UnitPairs,
  deadline: Deadline,
): void {
  const index = new ShingleIndex(MAX_HOLDERS);
  const byHeading = new Map<string, number[]>();
  const byId = new Map<string, number>();
  for (const [at, facts] of left.entries()) {
    if (!canPair(facts) || !pairs.isLeftFree(at)) continue;
    index.add(at, facts.shingles);
    byId.set(facts.unit.id, at);
    if (facts.headingKey === '') continue;
    const same = byHeading.get(facts.headingKey);
    if (same === undefined) byHeading.set(facts.headingKey, [at]);
    else if (same.length < MAX_HOLDERS) same.push(at);
  }
  const candidates: Candidate[] = [];
  for (const [at, facts] of right.entries()) {
    if (!canPair(facts) || !pairs.isRightFree(at)) continue;
    deadline.check();
    const found = new Set([...bestShared(facts.shingles, index), ...(byHeading.get(facts.headingKey) ?? [])]);
    const sameId = byId.get(facts.unit.id);
    if (sameId !== undefined) found.add(sameId);
    for (const other of found) {
      const score = getScore(left, right, other, at, headings, weights);
      const distance = Math.abs(other / left.length - at / right.length);
      if (score >= MIN_SCORE) candidates.push({ left: other, right: at, score, distance });
    }
  }
  candidates.sort((a, b) => b.score - a.score || a.distance - b.distance || a.right - b.right || a.left - b.left);
  for (const each of candidates) if (pairs.isFree(each.left, each.right)) pairs.add(each.left, each.right);
}

function canPair(facts: UnitFacts): boolean {
  return !facts.isContainer;
}

function bestShared(shingles: Int32Array, index: ShingleIndex): number[] {
  const counts = new Map<number, number>();
  for (const shingle of shingles) {
    for (const unit of index.unitsWith(shingle)) counts.set(unit, (counts.get(unit) ?? 0) + 1);
  }
  return [...counts]
    .sort(([a, countA], [b, countB]) => countB - countA || a - b)
    .slice(0, MAX_CANDIDATES)
    .map(([unit]) => unit);
}

function getScore(
  left: readonly UnitFacts[],
  right: readonly UnitFacts[],
  leftUnit: number,
  rightUnit: number,
  headings: HeadingSimilarity,
  weights: ShingleWeights,
): number {
  const a = left[leftUnit];
  const b = right[rightUnit];
  if (a === undefined || b === undefined || (a.formal === null) !== (b.formal === null)) return 0;
  return weights.likeness(a, b) + headingScore(leftUnit, rightUnit, headings) + (a.unit.id === b.unit.id ? SAME_ID : 0);
}

function headingScore(left: number, right: number, headings: HeadingSimilarity): number {
  if (!headings.isSame(left, right)) return HEADING_WORDS * headings.overlap(left, right);
  return headings.isGeneric(left) ? SAME_GENERIC_HEADING : SAME_HEADING;
}
