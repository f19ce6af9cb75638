import type { FilterRows, FilterTerms } from './filter-rows.ts';
import type { PrefixTrie } from './prefix-trie.ts';

/**
 * An immutable index of searches. Searches are numbered by ascending id ("rank"), conditions as in ConditionTable.
 * All arrays may lie in shared memory; whoever matches keeps his scratch elsewhere.
 */
export interface Segment {
  terms: readonly string[];
  prefixes: readonly string[];
  trie: PrefixTrie;
  filterRows: FilterRows;
  /** By rank: what the packed row of a search cannot hold. */
  oddFilters: ReadonlyMap<number, FilterTerms>;
  arrays: SegmentArrays;
}

export interface SegmentArrays {
  /** Ascending; the rank of a search is its index here. */
  ids: Uint32Array;
  /** `ROW.length` integers a search: first the root condition (its complement when `oddFilters` has more to say),
   *  then the packed filters without their first word. */
  rows: Int32Array;
  /** First word of the packed filters, by rank. */
  firstBits: Int32Array;
  /** CSR by condition: the searches that wait for it, by first filter word and rank. Those of ALWAYS wait for nothing. */
  postingStarts: Uint32Array;
  postingBits: Int32Array;
  postingRanks: Uint32Array;
  kinds: Uint8Array;
  /** CSR by condition. */
  codeStarts: Uint32Array;
  code: Int32Array;
  resumes: Uint32Array;
  frequencies: Float32Array;
  /** CSR by term, then by prefix: which word and prefix conditions it serves, packed as `packUse` says. */
  useStarts: Uint32Array;
  uses: Uint32Array;
}

/** A word or prefix condition that a term serves: number, whether positions are wanted of it, fields covered. */
export const packUse = (condition: number, isOperand: boolean, mask: number): number =>
  ((condition << 6) | (isOperand ? 32 : 0) | mask) >>> 0;
export const USE_SHIFT = 6;
export const USE_OPERAND = 32;

export function segmentBytes(segment: Segment): number {
  const arrays = [...Object.values(segment.arrays), ...Object.values(segment.trie)];
  return arrays.reduce((total, array: ArrayBufferView) => total + array.byteLength, 0);
}
