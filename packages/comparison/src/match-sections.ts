import type { Deadline } from './deadline.ts';
import { dropStrayMatches } from './drop-stray-matches.ts';
import { getEdits } from './edits.ts';
import { findMovedPassages } from './find-moved-passages.ts';
import { findMovedUnits } from './find-moved-units.ts';
import { findPartCandidates, type Part } from './find-part-candidates.ts';
import { matchPart } from './match-parts.ts';
import { matchTokens } from './match-tokens.ts';
import { pairUnits } from './pair-units.ts';
import type { Side } from './compared-side.ts';
import { PROGRESS_SHARES } from './progress-shares.ts';
import { slideEdits } from './slide-edits.ts';
import { TokenMatches } from './token-matches.ts';
import { bodyTokens, headingTokens, type TokenRange, unitTokens } from './token-stream.ts';
import type { UnitPairs } from './unit-pairs.ts';
import type { Vocabulary } from './vocabulary.ts';
import { breakRank, isMeaningful } from './word-kinds.ts';

/** How the sections and words of the left text correspond to those of the right one. */
export interface MatchedSections {
  pairs: UnitPairs;
  /** Right units that are parts of left units that were split. */
  splitParts: readonly Part[];
  /** Left units that are parts of right units that were merged. */
  mergedParts: readonly Part[];
  moved: ReadonlySet<number>;
  matches: TokenMatches;
}

export function matchSections(left: Side, right: Side, vocabulary: Vocabulary, deadline: Deadline): MatchedSections {
  const pairs = pairUnits(left, right, vocabulary, deadline);
  const matches = new TokenMatches(left.stream.codes.length, right.stream.codes.length);
  const { described, matched } = PROGRESS_SHARES;
  for (const [leftUnit, rightUnit] of pairs.rightByLeft.entries()) {
    deadline.reached(described + (matched - described) * (leftUnit / pairs.rightByLeft.length));
    if (rightUnit !== -1) matchPair(left, right, leftUnit, rightUnit, matches, vocabulary, deadline);
  }
  const splitParts = chooseParts(
    findPartCandidates(right.facts, left.facts, pairs.leftByRight, pairs.rightByLeft),
    ({ part, whole }) => matchPart(left.stream, right.stream, whole, part, 'right', matches, deadline),
  );
  const mergedParts = chooseParts(
    findPartCandidates(left.facts, right.facts, pairs.rightByLeft, pairs.leftByRight),
    ({ part, whole }) => matchPart(left.stream, right.stream, part, whole, 'left', matches, deadline),
  );
  const isFormal = {
    left: (unit: number) => left.facts[unit]?.formal != null,
    right: (unit: number) => right.facts[unit]?.formal != null,
  };
  findMovedPassages(left.stream, right.stream, isFormal, matches, deadline);
  return { pairs, splitParts, mergedParts, moved: findMovedUnits(left.facts, right.facts, pairs), matches };
}

/** Returns the first candidate of each part whose words match. */
function chooseParts(candidates: readonly Part[][], isPart: (candidate: Part) => boolean): Part[] {
  return candidates.flatMap((ofPart) => ofPart.find(isPart) ?? []);
}

/**
 * Matches heading with heading and body with body; a heading without a counterpart is matched together with the body.
 */
function matchPair(
  left: Side,
  right: Side,
  leftUnit: number,
  rightUnit: number,
  matches: TokenMatches,
  vocabulary: Vocabulary,
  deadline: Deadline,
): void {
  const hasHeadings = left.facts[leftUnit]?.headingKey !== '' && right.facts[rightUnit]?.headingKey !== '';
  const parts: [TokenRange, TokenRange][] = hasHeadings
    ? [
        [headingTokens(left.stream, leftUnit), headingTokens(right.stream, rightUnit)],
        [bodyTokens(left.stream, leftUnit), bodyTokens(right.stream, rightUnit)],
      ]
    : [[unitTokens(left.stream, leftUnit), unitTokens(right.stream, rightUnit)]];
  for (const [leftRange, rightRange] of parts) {
    const range = {
      leftFrom: leftRange.from,
      leftTo: leftRange.to,
      rightFrom: rightRange.from,
      rightTo: rightRange.to,
    };
    matchTokens(left.stream.codes, right.stream.codes, range, deadline, (a, b, length) => matches.add(a, b, length));
    slideEdits(
      getEdits(leftRange, rightRange, matches),
      left.stream,
      right.stream,
      leftRange,
      rightRange,
      matches,
      (code) => breakRank(code, vocabulary),
    );
  }
  const whole = { left: unitTokens(left.stream, leftUnit), right: unitTokens(right.stream, rightUnit) };
  dropStrayMatches(left.stream, right.stream, leftUnit, rightUnit, whole, matches, (code) =>
    isMeaningful(code, vocabulary),
  );
}
