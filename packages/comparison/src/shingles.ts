import type { Deadline } from './deadline.ts';
import type { TokenRange } from './token-stream.ts';

const SIZE = 4;

/** Returns the distinct hashes of every four words in a row, ascending; a shorter range has one for all its words. */
export function getShingles(codes: Int32Array, { from, to }: TokenRange, deadline: Deadline): Int32Array {
  const count = to - from;
  if (count === 0) return new Int32Array(0);
  const size = Math.min(SIZE, count);
  const hashes = new Int32Array(count - size + 1);
  for (let at = 0; at < hashes.length; at += 1) {
    deadline.tick();
    let hash = size;
    for (let step = 0; step < size; step += 1) {
      hash = Math.imul(hash ^ (codes[from + at + step] ?? 0), 0x01000193) + 0x9e3779b9;
      hash ^= hash >>> 15;
    }
    hashes[at] = hash | 0;
  }
  return distinct(hashes.sort());
}

function distinct(sorted: Int32Array): Int32Array {
  let length = 0;
  for (const hash of sorted) if (length === 0 || sorted[length - 1] !== hash) sorted[length++] = hash;
  return sorted.slice(0, length);
}

/**
 * Index of the units that contain a shingle. It returns no units for a shingle that more than `limit` units contain,
 * because that is boilerplate.
 */
export class ShingleIndex {
  private readonly units = new Map<number, number[]>();

  constructor(private readonly limit: number) {}

  add(unit: number, shingles: Int32Array): void {
    for (const shingle of shingles) {
      const existing = this.units.get(shingle);
      if (existing === undefined) this.units.set(shingle, [unit]);
      else if (existing.length <= this.limit) existing.push(unit);
    }
  }

  unitsWith(shingle: number): readonly number[] {
    const existing = this.units.get(shingle);
    return existing === undefined || existing.length > this.limit ? [] : existing;
  }
}
