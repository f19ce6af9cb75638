import type { Fingerprint } from './fingerprint.ts';
import type { FingerprintIndex } from './fingerprint-index.ts';
import type { Weights } from './weights.ts';

/** A bill as one side of a pair; without an id it is not indexed. */
export interface WeighedBill {
  fingerprint: Fingerprint;
  id?: number | undefined;
}

export interface SharedWeight {
  shared: number;
  left: number;
  right: number;
  /** Share of the lighter side's weight, from 0 to 1. */
  share: number;
  /** Average weight of a shared shingle; for DISTINCTIVE, from 0 (standard wording) to 1 (only in these bills). */
  perShingle: number;
}

/**
 * Weight added to the lighter side before computing the share. Without it, a bill of standard wording with a few
 * shingles of its own would count as fully contained in any bill that has these.
 */
const DOUBT = 3;

/** Weighs how much two bills share of what distinguishes them from other bills. */
export function weighSharing(
  index: FingerprintIndex,
  weights: Weights,
  left: WeighedBill,
  right: WeighedBill,
): SharedWeight {
  const total = ({ fingerprint, id }: WeighedBill) => totalWeight(index, weights, fingerprint, id);
  const common = intersect(left.fingerprint, right.fingerprint);
  const shared = totalWeight(index, weights, common, left.id);
  const [ofLeft, ofRight] = [total(left), total(right)];
  // Counted from either side, frequencies may differ by one if a side is not indexed.
  return {
    shared,
    left: ofLeft,
    right: ofRight,
    share: Math.min(1, shared / (Math.min(ofLeft, ofRight) + DOUBT)),
    perShingle: shared / (common.length + DOUBT),
  };
}

/** Sums the weights of all shingles of a fingerprint. */
export function totalWeight(
  index: FingerprintIndex,
  weights: Weights,
  fingerprint: Fingerprint,
  id: number | undefined,
): number {
  let sum = 0;
  for (const bills of index.countBills(fingerprint, weights.maxBills, id)) sum += weights.of(bills);
  return sum;
}

/** Returns the hashes that occur in both. */
export function intersect(left: Fingerprint, right: Fingerprint): Fingerprint {
  const common = new Uint32Array(Math.min(left.length, right.length));
  let count = 0;
  for (let i = 0, j = 0; i < left.length && j < right.length;) {
    const [a, b] = [left[i] ?? 0, right[j] ?? 0];
    if (a === b) common[count++] = a;
    if (a <= b) i++;
    if (b <= a) j++;
  }
  return common.slice(0, count);
}
