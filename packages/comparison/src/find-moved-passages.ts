import type { Deadline } from './deadline.ts';
import type { TokenMatches } from './token-matches.ts';
import type { TokenStream } from './token-stream.ts';

/** Shorter passages are stock phrases rather than moved text. */
const MIN_WORDS = 12;
/** A run of words that occurs more often is boilerplate. */
const MAX_PLACES = 4;

/**
 * Finds runs of twelve or more struck words that were inserted elsewhere, each as long as possible, in the order of the
 * right text. Formal parts are left out, because their lines move with the sections they name.
 */
export function findMovedPassages(
  left: TokenStream,
  right: TokenStream,
  isFormal: { left: (unit: number) => boolean; right: (unit: number) => boolean },
  matches: TokenMatches,
  deadline: Deadline,
): void {
  const isFreeLeft = (at: number) => matches.rightByLeft[at] === -1 && !isFormal.left(getUnit(left, at));
  const isFreeRight = (at: number) => matches.leftByRight[at] === -1 && !isFormal.right(getUnit(right, at));
  const index = indexRuns(left, isFreeLeft, deadline);
  if (index.size === 0) return;
  let free = 0;
  for (let at = 0; at < right.codes.length; at += 1) {
    if ((at & 4095) === 0) deadline.check();
    free = isFreeRight(at) && startsInUnit(right, at, free) ? free + 1 : isFreeRight(at) ? 1 : 0;
    if (free < MIN_WORDS) continue;
    const start = at - MIN_WORDS + 1;
    const found = longest(left, right, index.get(getHash(right.codes, start)) ?? [], start, isFreeLeft, isFreeRight);
    if (found === undefined) continue;
    matches.add(found.left, found.right, found.length, true);
    at = found.right + found.length - 1;
    free = 0;
  }
}

function getUnit(stream: TokenStream, at: number): number {
  return stream.pieces[stream.getPiece[at] ?? 0]?.unit ?? 0;
}

/** Whether the word is in the same unit as the one before it; a moved passage stays within a unit. */
function startsInUnit(stream: TokenStream, at: number, free: number): boolean {
  return free === 0 || getUnit(stream, at) === getUnit(stream, at - 1);
}

function indexRuns(stream: TokenStream, isFree: (at: number) => boolean, deadline: Deadline): Map<number, number[]> {
  const index = new Map<number, number[]>();
  let free = 0;
  for (let at = 0; at < stream.codes.length; at += 1) {
    if ((at & 4095) === 0) deadline.check();
    free = isFree(at) && startsInUnit(stream, at, free) ? free + 1 : isFree(at) ? 1 : 0;
    if (free < MIN_WORDS) continue;
    const start = at - MIN_WORDS + 1;
    const hash = getHash(stream.codes, start);
    const existing = index.get(hash);
    if (existing === undefined) index.set(hash, [start]);
    else if (existing.length <= MAX_PLACES) existing.push(start);
  }
  return index;
}

function getHash(codes: Int32Array, from: number): number {
  let hash = 0;
  for (let at = from; at < from + MIN_WORDS; at += 1) {
    hash = Math.imul(hash ^ (codes[at] ?? 0), 0x01000193) + 0x9e3779b9;
    hash ^= hash >>> 15;
  }
  return hash | 0;
}

/** Returns the longest match among the places with the same twelve words; none when there are too many places. */
function longest(
  left: TokenStream,
  right: TokenStream,
  places: readonly number[],
  rightStart: number,
  isFreeLeft: (at: number) => boolean,
  isFreeRight: (at: number) => boolean,
): { left: number; right: number; length: number } | undefined {
  if (places.length > MAX_PLACES) return undefined;
  let best: { left: number; right: number; length: number } | undefined;
  const rightUnit = getUnit(right, rightStart);
  for (const place of places) {
    const leftUnit = getUnit(left, place);
    const isAlike = (leftAt: number, rightAt: number) =>
      left.codes[leftAt] === right.codes[rightAt] &&
      isFreeLeft(leftAt) &&
      isFreeRight(rightAt) &&
      getUnit(left, leftAt) === leftUnit &&
      getUnit(right, rightAt) === rightUnit;
    let length = 0;
    while (place + length < left.codes.length && rightStart + length < right.codes.length) {
      if (!isAlike(place + length, rightStart + length)) break;
      length += 1;
    }
    let before = 0;
    while (place - before > 0 && rightStart - before > 0 && isAlike(place - before - 1, rightStart - before - 1))
      before += 1;
    if (length >= MIN_WORDS && length + before > (best?.length ?? 0)) {
      best = { left: place - before, right: rightStart - before, length: length + before };
    }
  }
  return best;
}
