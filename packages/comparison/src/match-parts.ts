import type { Deadline } from './deadline.ts';
import { matchTokens } from './match-tokens.ts';
import type { TokenMatches } from './token-matches.ts';
import { bodyTokens, type TokenRange, type TokenStream } from './token-stream.ts';

/** Shorter runs are words that both happen to contain, not a passage. */
const MIN_RUN = 3;
/** Share of a part's words that must be in such runs; with 30% of its words edited about half of them are. */
const MIN_SHARE = 0.35;

/**
 * Matches the words of a split or merged section's part with unmatched words of its whole, as moved passages.
 *
 * @param part the side that is the part, which must consist largely of such words
 * @returns whether it is a part; if not, nothing was matched
 */
export function matchPart(
  left: TokenStream,
  right: TokenStream,
  leftUnit: number,
  rightUnit: number,
  part: 'left' | 'right',
  matches: TokenMatches,
  deadline: Deadline,
): boolean {
  const leftPlaces = freePlaces(bodyTokens(left, leftUnit), matches.rightByLeft);
  const rightPlaces = freePlaces(bodyTokens(right, rightUnit), matches.leftByRight);
  const leftCodes = Int32Array.from(leftPlaces, (at) => left.codes[at] ?? 0);
  const rightCodes = Int32Array.from(rightPlaces, (at) => right.codes[at] ?? 0);
  const range = { leftFrom: 0, leftTo: leftCodes.length, rightFrom: 0, rightTo: rightCodes.length };
  const getPartner = new Int32Array(leftCodes.length).fill(-1);
  matchTokens(leftCodes, rightCodes, range, deadline, (leftAt, rightAt, length) => {
    for (let step = 0; step < length; step += 1) getPartner[leftAt + step] = rightAt + step;
  });
  const runs = getRuns(getPartner);
  const words = runs.reduce((sum, run) => sum + run.length, 0);
  if (words < (part === 'left' ? leftPlaces : rightPlaces).length * MIN_SHARE) return false;
  for (const { from, length } of runs) {
    for (let at = from; at < from + length; at += 1) {
      matches.add(leftPlaces[at] ?? 0, rightPlaces[getPartner[at] ?? 0] ?? 0, 1, true);
    }
  }
  return true;
}

/** Returns runs of at least `MIN_RUN` matches that are consecutive on both sides. */
function getRuns(getPartner: Int32Array): { from: number; length: number }[] {
  const runs: { from: number; length: number }[] = [];
  for (let from = 0; from < getPartner.length;) {
    let to = from + 1;
    if (getPartner[from] !== -1) {
      while (to < getPartner.length && getPartner[to] === (getPartner[to - 1] ?? 0) + 1) to += 1;
      if (to - from >= MIN_RUN) runs.push({ from, length: to - from });
    }
    from = to;
  }
  return runs;
}

function freePlaces({ from, to }: TokenRange, partners: Int32Array): number[] {
  const places: number[] = [];
  for (let at = from; at < to; at += 1) if (partners[at] === -1) places.push(at);
  return places;
}
