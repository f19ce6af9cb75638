import type { Side } from './compared-side.ts';
import type { Deadline } from './deadline.ts';
import { HeadingSimilarity } from './heading-similarity.ts';
import { pairByWords } from './pair-by-words.ts';
import { pairContainers } from './pair-containers.ts';
import { pairEqualUnits } from './pair-equal-units.ts';
import { pairGaps } from './pair-gaps.ts';
import { pairSimilarUnits } from './pair-similar-units.ts';
import { ShingleWeights } from './shingle-weights.ts';
import { UnitPairs } from './unit-pairs.ts';
import type { Vocabulary } from './vocabulary.ts';

/**
 * Pairs sections: first equal ones, then similar ones, rewritten ones and those alone in a gap, and finally the titles
 * that contain them.
 */
export function pairUnits(left: Side, right: Side, vocabulary: Vocabulary, deadline: Deadline): UnitPairs {
  const pairs = new UnitPairs(left.facts.length, right.facts.length);
  const headings = new HeadingSimilarity(left, right, vocabulary);
  pairEqualUnits(left.facts, right.facts, left.stream, right.stream, pairs, deadline);
  const weights = new ShingleWeights(left.facts, right.facts, deadline);
  pairSimilarUnits(left.facts, right.facts, headings, weights, pairs, deadline);
  pairByWords(left, right, headings, pairs, deadline);
  pairGaps(left.facts, right.facts, headings, weights, pairs, deadline);
  pairContainers(left.facts, right.facts, headings, pairs);
  return pairs;
}
