import { hashOf } from './term-table.ts';

/** Bits a prefix: about one beginning in 30 is looked up in vain. */
const BITS_EACH = 32;

/** A bit for the hash of each prefix: nearly every beginning of a word is dismissed without a lookup. */
export function buildPrefixFilter(prefixes: readonly string[]): Int32Array {
  const bitCount = 2 ** Math.ceil(Math.log2(prefixes.length * BITS_EACH + 32));
  const filter = new Int32Array(bitCount >>> 5);
  for (const prefix of prefixes) {
    const bit = bitOf(hashOf(prefix), filter);
    filter[bit >>> 5] = (filter[bit >>> 5] ?? 0) | (1 << (bit & 31));
  }
  return filter;
}

/** Whether a prefix with this hash may exist. */
export function mayBePrefix(filter: Int32Array, hash: number): boolean {
  const bit = bitOf(hash, filter);
  return (((filter[bit >>> 5] ?? 0) >>> (bit & 31)) & 1) === 1;
}

function bitOf(hash: number, filter: Int32Array): number {
  return (hash ^ (hash >>> 15)) & ((filter.length << 5) - 1);
}
