import { QUERY_LIMITS } from './query-limits.ts';
import type { QueryErrorCode } from './query-error.ts';

/** A proximity operator as typed. */
export interface Proximity {
  distance: number;
  ordered: boolean;
  /** The same letters also occur as a word (`NEAR`, `w5`), which they are without a term on either side. */
  isWord: boolean;
}

interface Spelling {
  pattern: RegExp;
  ordered: boolean;
  isWord: boolean;
  /** Distance of a spelling without a number. */
  distance?: number;
  /** Added to the number, where it counts the words between. */
  more?: number;
}

/** Distance of `NEAR` without a number, as in AltaVista and Bing. */
const BARE_NEAR = 10;

/**
 * Spellings of proximity in legal and library search services. `w/n` and `pre/n` are of Lexis and Westlaw, `NEAR/n` and
 * `N/n` of ProQuest, `/n` of Westlaw, `adjn` of Ovid, `near:n` of Bing, and `AROUND(n)` of Google, which counts the
 * words between. The rest are habits.
 */
const SPELLINGS: readonly Spelling[] = [
  { pattern: /^(?:w|near|adj)\/(\d+)$/i, ordered: false, isWord: false },
  { pattern: /^pre\/(\d+)$/i, ordered: true, isWord: false },
  { pattern: /^NEAR$/, ordered: false, isWord: true, distance: BARE_NEAR },
  { pattern: /^ADJ$/, ordered: true, isWord: true, distance: 1 },
  { pattern: /^(?:near:?|adj)(\d+)$/i, ordered: false, isWord: true },
  // Not in capitals, because W2 and W9 are tax forms.
  { pattern: /^w(\d+)$/, ordered: false, isWord: true },
  { pattern: /^n?\/(\d+)$/i, ordered: false, isWord: true },
  { pattern: /^~(\d+)$/, ordered: false, isWord: true },
  { pattern: /^p\/(\d+)$/i, ordered: true, isWord: true },
  { pattern: /^AROUND\((\d+)\)$/, ordered: false, isWord: true, more: 1 },
];

/** Operators of other search services for the same sentence or paragraph, and distances that are missing. */
const UNKNOWN = /^(?:(?:w|pre|near)?\/(?:[sp]|sent|para)|(?:pre|near)\/)$/i;

/** Reads a proximity operator; null if the characters are not one, and a fault if its distance is missing or too far. */
export function readProximity(chunk: string): Proximity | QueryErrorCode | null {
  for (const { pattern, ordered, isWord, distance: fixed, more = 0 } of SPELLINGS) {
    const found = pattern.exec(chunk);
    if (found === null) continue;
    const distance = fixed ?? Number(found[1]) + more;
    if (distance >= 1 && distance <= QUERY_LIMITS.distance) return { distance, ordered, isWord };
    return isWord ? null : 'distance-out-of-range';
  }
  return UNKNOWN.test(chunk) ? 'unknown-proximity' : null;
}
