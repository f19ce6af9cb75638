import type { Deadline } from './deadline.ts';
import { matchTokens } from './match-tokens.ts';
import type { TokenMatches } from './token-matches.ts';
import { bodyTokens, type TokenRange, type TokenStream } from './token-stream.ts';

/** Fewer words in a row are no passage but words that both happen to have. */
const MIN_WORDS = 4;

/**
 * Finds the words of a split or merged section's part among those its whole has left over, as moved passages.
 */
export function matchPart(
  left: TokenStream,
  right: TokenStream,
  leftUnit: number,
  rightUnit: number,
  matches: TokenMatches,
  deadline: Deadline,
): void {
  const leftPlaces = freePlaces(bodyTokens(left, leftUnit), matches.rightOf);
  const rightPlaces = freePlaces(bodyTokens(right, rightUnit), matches.leftOf);
  const leftCodes = Int32Array.from(leftPlaces, (at) => left.codes[at] ?? 0);
  const rightCodes = Int32Array.from(rightPlaces, (at) => right.codes[at] ?? 0);
  const range = { leftFrom: 0, leftTo: leftCodes.length, rightFrom: 0, rightTo: rightCodes.length };
  const partnerOf = new Int32Array(leftCodes.length).fill(-1);
  matchTokens(leftCodes, rightCodes, range, deadline, (leftAt, rightAt, length) => {
    for (let step = 0; step < length; step += 1) partnerOf[leftAt + step] = rightAt + step;
  });
  for (let at = 0; at < partnerOf.length;) {
    const length = runLength(partnerOf, at);
    if (length >= MIN_WORDS) {
      for (let step = at; step < at + length; step += 1) {
        matches.add(leftPlaces[step] ?? 0, rightPlaces[partnerOf[step] ?? 0] ?? 0, 1, true);
      }
    }
    at += Math.max(1, length);
  }
}

/** How many matches follow each other without a gap on either side. */
function runLength(partnerOf: Int32Array, from: number): number {
  if (partnerOf[from] === -1) return 0;
  let at = from + 1;
  while (at < partnerOf.length && partnerOf[at] === (partnerOf[at - 1] ?? 0) + 1) at += 1;
  return at - from;
}

function freePlaces({ from, to }: TokenRange, partners: Int32Array): number[] {
  const places: number[] = [];
  for (let at = from; at < to; at += 1) if (partners[at] === -1) places.push(at);
  return places;
}
