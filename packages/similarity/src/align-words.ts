import { findRuns, type Run } from './find-runs.ts';

/** A stretch that is the same in two texts except for small edits. Places are word indexes, ends exclusive. */
export interface Passage {
  leftFrom: number;
  leftTo: number;
  rightFrom: number;
  rightTo: number;
  /** Number of words that are the same in both, not counting those of other passages. */
  words: number;
}

export interface Alignment {
  /** In the order of the left text. */
  passages: Passage[];
  sharedWords: number;
  /** Share of each text's words, from 0 to 1. */
  leftShare: number;
  rightShare: number;
  /** Shared words of the longest passage. */
  longestWords: number;
}

/** Most words that may be edited between two runs of one passage. */
const LARGEST_GAP = 12;
/** Passages with fewer shared words are stock phrases, such as "is amended by striking". */
export const MIN_PASSAGE_WORDS = 12;

/** Runs that belong together, in the order of the left text. */
interface Chain {
  runs: Run[];
  words: number;
}

/**
 * Aligns two texts, given as hashes of their words. Runs of equal words are joined across small edits into passages.
 * Each word counts once, for the longest passage that contains it, so no share exceeds 1. The work is bounded by
 * `MAX_STEPS_PER_WORD` of find-runs, however repetitive the texts are.
 */
export function alignWords(left: Uint32Array, right: Uint32Array): Alignment {
  const chains = joinRuns(findRuns(left, right));
  const [isUsedLeft, isUsedRight] = [new Uint8Array(left.length), new Uint8Array(right.length)];
  // Texts shorter than a passage may still be the same.
  const shortest = Math.min(MIN_PASSAGE_WORDS, left.length, right.length);
  const passages: Passage[] = [];
  for (const chain of chains.sort(longestFirst)) {
    const passage = useChain(chain, shortest, isUsedLeft, isUsedRight);
    if (passage !== null) passages.push(passage);
  }
  const sharedWords = passages.reduce((sum, { words }) => sum + words, 0);
  return {
    passages: passages.sort((a, b) => a.leftFrom - b.leftFrom || a.rightFrom - b.rightFrom),
    sharedWords,
    leftShare: left.length === 0 ? 0 : sharedWords / left.length,
    rightShare: right.length === 0 ? 0 : sharedWords / right.length,
    longestWords: passages.reduce((max, { words }) => Math.max(max, words), 0),
  };
}

function longestFirst(a: Chain, b: Chain): number {
  return b.words - a.words || compareStarts(a.runs[0], b.runs[0]);
}

function compareStarts(a: Run | undefined, b: Run | undefined): number {
  return (a?.left ?? 0) - (b?.left ?? 0) || (a?.right ?? 0) - (b?.right ?? 0);
}

/** Joins each run to the chain that ends just before it in both texts, with the smallest gap. */
function joinRuns(runs: readonly Run[]): Chain[] {
  const chains: Chain[] = [];
  // Last chain on each band of diagonals, because edits shift a passage by less than a band.
  const latest = new Map<number, Chain>();
  for (const run of runs) {
    const band = Math.floor((run.right - run.left) / LARGEST_GAP);
    let best: Chain | undefined;
    let bestGap = Number.POSITIVE_INFINITY;
    for (const near of [band, band - 1, band + 1]) {
      const chain = latest.get(near);
      const gap = chain === undefined ? Number.POSITIVE_INFINITY : gapBetween(chain, run);
      if (gap < bestGap) [best, bestGap] = [chain, gap];
    }
    if (best === undefined) {
      best = { runs: [], words: 0 };
      chains.push(best);
    }
    best.runs.push(run);
    best.words += run.length;
    latest.set(band, best);
  }
  return chains;
}

/**
 * Returns the larger of the gaps between a chain's end and a run in both texts; infinite if they do not belong
 * together.
 */
function gapBetween({ runs }: Chain, run: Run): number {
  const last = runs.at(-1);
  if (last === undefined) return Number.POSITIVE_INFINITY;
  const left = run.left - (last.left + last.length);
  const right = run.right - (last.right + last.length);
  // Runs on neighboring diagonals overlap by a few words where a word is repeated.
  if (left < -LARGEST_GAP || right < -LARGEST_GAP || left > LARGEST_GAP || right > LARGEST_GAP)
    return Number.POSITIVE_INFINITY;
  return Math.max(Math.abs(left), Math.abs(right));
}

/** Builds a passage from the words of a chain that no longer chain has taken; null if too few are left. */
function useChain(chain: Chain, shortest: number, isUsedLeft: Uint8Array, isUsedRight: Uint8Array): Passage | null {
  const pairs: [left: number, right: number][] = [];
  for (const { left, right, length } of chain.runs)
    for (let i = 0; i < length; i++)
      if (isUsedLeft[left + i] === 0 && isUsedRight[right + i] === 0) {
        // Marked immediately, because two runs of one chain may overlap.
        isUsedLeft[left + i] = 1;
        isUsedRight[right + i] = 1;
        pairs.push([left + i, right + i]);
      }
  if (pairs.length < shortest || pairs.length === 0) {
    for (const [left, right] of pairs) {
      isUsedLeft[left] = 0;
      isUsedRight[right] = 0;
    }
    return null;
  }
  const passage = { leftFrom: Infinity, leftTo: 0, rightFrom: Infinity, rightTo: 0, words: pairs.length };
  for (const [left, right] of pairs) {
    passage.leftFrom = Math.min(passage.leftFrom, left);
    passage.leftTo = Math.max(passage.leftTo, left + 1);
    passage.rightFrom = Math.min(passage.rightFrom, right);
    passage.rightTo = Math.max(passage.rightTo, right + 1);
  }
  return passage;
}
