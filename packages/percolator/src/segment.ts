import type { FilterRows, FilterTerms } from './filter-rows.ts';
import type { TermTable } from './term-table.ts';

/**
 * An immutable index of searches. Searches are numbered by ascending id ("rank"), conditions as in ConditionTable.
 * All arrays may lie in shared memory; whoever matches keeps his scratch elsewhere.
 */
export interface Segment {
  terms: TermTable;
  /** The prefixes as lexemes: what a term begins with that one of them fits. */
  prefixes: TermTable;
  filterRows: FilterRows;
  /** By rank: what the packed row of a search cannot hold. */
  oddFilters: ReadonlyMap<number, FilterTerms>;
  arrays: SegmentArrays;
}

export interface SegmentArrays {
  /** Ascending; the rank of a search is its index here. */
  ids: Uint32Array;
  /**
   * `ROW.length` integers a search: what remains to be decided once an anchor was met (ALWAYS if nothing), the packed
   * filters, where to enter that plan's code (-1 if it is none), and the condition as compiled.
   */
  rows: Int32Array;
  /** Rows of `BOUNDS_LENGTH` integers, for searches that ask for dates. */
  bounds: Int32Array;
  /** CSR by condition: the searches that wait for it. Those of ALWAYS wait for nothing. */
  postingStarts: Uint32Array;
  postingOutlines: Int32Array;
  postingRanks: Uint32Array;
  kinds: Uint8Array;
  /** CSR by condition. */
  codeStarts: Uint32Array;
  code: Int32Array;
  frequencies: Float32Array;
  /** CSR by term, then by prefix: which word and prefix conditions it serves, packed as `packUse` says. */
  useStarts: Uint32Array;
  uses: Uint32Array;
  /** See `buildPrefixFilter`. */
  prefixFilter: Int32Array;
}

/** A word or prefix condition that a term serves: number, whether positions are wanted of it, fields covered. */
export const packUse = (condition: number, isOperand: boolean, mask: number): number =>
  ((condition << 6) | (isOperand ? 32 : 0) | mask) >>> 0;
export const USE_SHIFT = 6;
export const USE_OPERAND = 32;

export function segmentBytes(segment: Segment): number {
  const arrays = [
    ...Object.values(segment.arrays),
    ...Object.values(segment.terms),
    ...Object.values(segment.prefixes),
  ];
  return arrays.reduce((total, array: ArrayBufferView) => total + array.byteLength, 0);
}
