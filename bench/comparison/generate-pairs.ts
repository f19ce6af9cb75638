import { makeBill } from '../../packages/comparison/src/testing/made-up-bill.ts';
import { Random } from '../../packages/comparison/src/testing/random.ts';
import { rearrangeBill } from '../../packages/comparison/src/testing/rearrange-bill.ts';
import type { RealPairs } from './read-pairs.ts';

/** Generates stand-ins of about the same sizes as the real texts, for a machine without them. */
export function generatePairs(): RealPairs {
  const bills = Array.from({ length: 200 }, (_, seed) => makeBill(new Random(seed), 3 + (seed % 12), 150));
  const long = makeBill(new Random(1_000), 400, 550);
  return {
    families: bills.map((left, seed) => ({
      name: `bill ${seed}`,
      left,
      right: rearrangeBill(left, 0.05, new Random(seed)).right,
    })),
    hr1: [{ name: 'long bill', left: long, right: rearrangeBill(long, 0.3, new Random(1)).right }],
    bills,
  };
}
