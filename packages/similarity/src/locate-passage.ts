import { commonWords } from './common-words.ts';
import { getShingles } from './fingerprint.ts';

/** Where a passage occurs in a text, possibly edited. Places are word indexes, ends exclusive. */
export interface LocatedPassage {
  from: number;
  to: number;
  /** Share of the passage's words, from 0 to 1. */
  share: number;
  /** Places of the passage's words in the text, ascending. */
  words: number[];
}

/** Words in a row that indicate where to look. */
const SEED_WORDS = 3;
/** Allowance for words inserted into a passage: a factor of its length, and a constant. */
const GROWTH = 1.4;
const MARGIN = 12;
/** A passage begins and ends with this many of its words in a row, because single words occur anywhere. */
const FIRM_WORDS = 3;

/**
 * Finds the stretch of a text with the most of a passage, both given as hashes of their words; null if they share no
 * three words in a row. The work is bounded by the length of the text plus 1/23 of the square of the passage's length.
 */
export function locatePassage(passage: Uint32Array, text: Uint32Array): LocatedPassage | null {
  if (passage.length === 0 || text.length === 0) return null;
  const width = Math.min(SEED_WORDS, passage.length);
  const window = densestWindow(passage, text, width);
  if (window === null) return null;
  const pairs = commonWords(passage, text.subarray(window.from, window.to));
  const firm = firmPart(pairs, width);
  const [first, last] = [firm[0], firm.at(-1)];
  if (first === undefined || last === undefined) return null;
  const words = firm.map(([, place]) => window.from + place);
  return {
    from: window.from + first[1],
    to: window.from + last[1] + 1,
    share: firm.length / passage.length,
    words,
  };
}

/** Finds the window, as long as the passage may have grown, with the most seeds; repeated seeds count once. */
function densestWindow(passage: Uint32Array, text: Uint32Array, width: number): { from: number; to: number } | null {
  const numbers = new Map<number, number>();
  for (const shingle of getShingles(passage, width)) if (!numbers.has(shingle)) numbers.set(shingle, numbers.size);
  const shingles = getShingles(text, width);
  // A text shorter than a seed has one shingle, of a different width.
  if (text.length < width) return null;
  const length = Math.ceil(passage.length * GROWTH);
  const inWindow = new Uint32Array(numbers.size);
  const seeds = Int32Array.from(shingles, (shingle) => numbers.get(shingle) ?? -1);
  let [distinct, max, firstEnd, lastEnd] = [0, 0, -1, -1];
  for (let at = 0; at < seeds.length; at++) {
    distinct += count(inWindow, seeds[at] ?? -1, 1);
    if (at >= length) distinct -= count(inWindow, seeds[at - length] ?? -1, -1);
    if (distinct > max) [max, firstEnd] = [distinct, at];
    if (distinct === max && lastEnd < firstEnd) lastEnd = at;
    // A passage that ends as it began already has all its seeds in the window before its end.
    else if (distinct === max && at === lastEnd + 1) lastEnd = at;
  }
  if (max === 0) return null;
  return { from: Math.max(0, firstEnd - length - MARGIN), to: Math.min(text.length, lastEnd + width + MARGIN) };
}

/**
 * Updates the count of a seed in the window.
 * @returns 1 when the seed is new in the window, or the last of its kind left it
 */
function count(inWindow: Uint32Array, seed: number, by: 1 | -1): number {
  if (seed === -1) return 0;
  const before = inWindow[seed] ?? 0;
  inWindow[seed] = before + by;
  return before === (by === 1 ? 0 : 1) ? 1 : 0;
}

/**
 * Returns the pairs from the passage's first run of words to its last; scattered words around them are not part of it.
 */
function firmPart(pairs: readonly [number, number][], min: number): readonly [number, number][] {
  const firm = Math.min(FIRM_WORDS, min);
  const isFirm = (place: number) =>
    Array.from({ length: firm - 1 }, (_, step) => place + step).every((one) => {
      const [here, next] = [pairs[one], pairs[one + 1]];
      return here !== undefined && next !== undefined && next[0] === here[0] + 1 && next[1] === here[1] + 1;
    });
  const starts = pairs.flatMap((_, place) => (isFirm(place) ? [place] : []));
  const [first, last] = [starts[0], starts.at(-1)];
  return first === undefined || last === undefined ? [] : pairs.slice(first, last + firm);
}
