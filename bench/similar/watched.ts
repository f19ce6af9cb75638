import { PassageWatches } from '../../packages/similarity/src/index.ts';
import { Random } from '../percolation/random.ts';
import { readRealBills, type RealBill } from './real-bills.ts';

export interface WatchedResult {
  set: 'watched';
  watches: number;
  bills: number;
  /** Per bill, with its words already hashed: what followed passages cost for each document that is matched. */
  p50Ms: number;
  p95Ms: number;
  maxMs: number;
  /** Relative to reading, analyzing and hashing the same bills, which matching needs anyway. */
  addedPercent: number;
}

/** Follows passages of bills while all bills are matched again. */
export async function measureWatched(data: string, watched: number): Promise<WatchedResult> {
  const readFromMs = performance.now();
  const bills = await readRealBills(data);
  const readMs = performance.now() - readFromMs;
  const watches = new PassageWatches();
  const random = new Random(1);
  while (watches.size < watched) {
    const passage = pickSection(bills[random.integer(0, bills.length - 1)], random);
    if (passage !== null) watches.set(watches.size + 1, passage);
  }
  const timesMs = bills.map(({ words }) => {
    const startMs = performance.now();
    watches.carriedBy(words);
    return performance.now() - startMs;
  });
  const sorted = timesMs.toSorted((a, b) => a - b);
  const quantile = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  const total = timesMs.reduce((sum, one) => sum + one, 0);
  return {
    set: 'watched',
    watches: watches.size,
    bills: bills.length,
    p50Ms: round(quantile(0.5)),
    p95Ms: round(quantile(0.95)),
    maxMs: round(quantile(1)),
    addedPercent: round((total / readMs) * 100),
  };
}

function pickSection(bill: RealBill | undefined, random: Random): Uint32Array | null {
  const fitting = (bill?.sections ?? []).filter(({ from, to }) => to - from >= 60 && to - from <= 600);
  const section = fitting[random.integer(0, Math.max(0, fitting.length - 1))];
  return bill === undefined || section === undefined ? null : bill.words.slice(section.from, section.to);
}

const round = (value: number) => Math.round(value * 100) / 100;
