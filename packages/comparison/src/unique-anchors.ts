import type { Deadline } from './deadline.ts';
import { heaviestChain } from './heaviest-chain.ts';

/** Positions of equal words in both sequences, ascending on both sides. */
export interface Anchors {
  left: Int32Array;
  right: Int32Array;
}

export interface RangePair {
  leftFrom: number;
  leftTo: number;
  rightFrom: number;
  rightTo: number;
}

const NONE = -1;
const REPEATED = -2;

/**
 * Finds runs of `size` words that occur exactly once in each range, and returns the longest chain of them in the same
 * order.
 */
export function findUniqueAnchors(
  left: Int32Array,
  right: Int32Array,
  range: RangePair,
  size: number,
  deadline: Deadline,
): Anchors | undefined {
  const leftCount = range.leftTo - range.leftFrom - size + 1;
  if (leftCount <= 0 || range.rightTo - range.rightFrom < size) return undefined;
  const partners = getPartners(left, right, range, size, leftCount, deadline);
  const leftPlaces: number[] = [];
  for (let at = 0; at < partners.length; at += 1) if ((partners[at] ?? NONE) >= 0) leftPlaces.push(at);
  if (leftPlaces.length === 0) return undefined;
  const values = Int32Array.from(leftPlaces, (at) => (partners[at] ?? 0) - range.rightFrom);
  const chain = heaviestChain(values, range.rightTo - range.rightFrom);
  return {
    left: Int32Array.from(chain, (index) => (leftPlaces[index] ?? 0) + range.leftFrom),
    right: Int32Array.from(chain, (index) => (values[index] ?? 0) + range.rightFrom),
  };
}

/**
 * Returns, for each position of the left range, the only position of the same words on the right, or a negative number.
 */
function getPartners(
  left: Int32Array,
  right: Int32Array,
  range: RangePair,
  size: number,
  leftCount: number,
  deadline: Deadline,
) {
  const mask = 2 ** Math.ceil(Math.log2(leftCount * 2 + 1)) - 1;
  const table = new Int32Array(mask + 1).fill(-1);
  const partners = new Int32Array(leftCount).fill(NONE);
  for (let at = range.leftFrom; at < range.leftFrom + leftCount; at += 1) {
    deadline.tick();
    let slot = getHash(left, at, size) & mask;
    let existing = table[slot] ?? -1;
    while (existing !== -1 && !isSame(left, existing, left, at, size))
      existing = table[(slot = (slot + 1) & mask)] ?? -1;
    if (existing === -1) table[slot] = at;
    else partners[existing - range.leftFrom] = REPEATED;
  }
  for (let at = range.rightFrom; at + size <= range.rightTo; at += 1) {
    deadline.tick();
    let slot = getHash(right, at, size) & mask;
    let existing = table[slot] ?? -1;
    while (existing !== -1 && !isSame(left, existing, right, at, size))
      existing = table[(slot = (slot + 1) & mask)] ?? -1;
    if (existing === -1) continue;
    const index = existing - range.leftFrom;
    partners[index] = partners[index] === NONE ? at : REPEATED;
  }
  return partners;
}

function getHash(codes: Int32Array, at: number, size: number): number {
  let hash = 0;
  for (let step = 0; step < size; step += 1) hash = (Math.imul(hash, 0x01000193) ^ (codes[at + step] ?? 0)) | 0;
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return hash ^ (hash >>> 13);
}

function isSame(a: Int32Array, atA: number, b: Int32Array, atB: number, size: number): boolean {
  for (let step = 0; step < size; step += 1) if (a[atA + step] !== b[atB + step]) return false;
  return true;
}
