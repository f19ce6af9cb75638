import { HASH_SEED, hashOn } from './term-table.ts';

/** Filter bits for the beginning of a word. False positives only cause a needless lookup. */
export const BEGINNING = { isPrefix: 1, goesOn: 2 } as const;

/** Bit pairs per beginning of a prefix: about one in eight other beginnings is a false positive and looked up. */
const PAIRS_EACH = 8;

/**
 * Builds a filter with two bits for the hash of every beginning of every prefix: whether it is a prefix itself, and
 * whether a longer prefix begins with it. Most words are dismissed after a few letters without a lookup.
 */
export function buildPrefixFilter(prefixes: readonly string[]): Int32Array {
  const beginnings = new Map<number, number>();
  for (const prefix of prefixes) {
    let hash = HASH_SEED;
    for (let index = 0; index < prefix.length; index++) {
      hash = hashOn(hash, prefix.charCodeAt(index));
      const says = index === prefix.length - 1 ? BEGINNING.isPrefix : BEGINNING.goesOn;
      beginnings.set(hash, (beginnings.get(hash) ?? 0) | says);
    }
  }
  const filter = new Int32Array(2 ** Math.ceil(Math.log2((beginnings.size * PAIRS_EACH + 16) / 16)));
  for (const [hash, says] of beginnings) {
    const pair = getPair(hash, filter);
    filter[pair >>> 4] = (filter[pair >>> 4] ?? 0) | (says << ((pair & 15) << 1));
  }
  return filter;
}

/** Returns the BEGINNING bits for the beginning with this hash. */
export function askPrefixFilter(filter: Int32Array, hash: number): number {
  const pair = getPair(hash, filter);
  return ((filter[pair >>> 4] ?? 0) >>> ((pair & 15) << 1)) & 3;
}

function getPair(hash: number, filter: Int32Array): number {
  return (hash ^ (hash >>> 15)) & ((filter.length << 4) - 1);
}
