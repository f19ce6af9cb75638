import type { FilterRows, FilterTerms } from './filter-rows.ts';
import type { TermTable } from './term-table.ts';

/**
 * An immutable index of searches. A search has a rank (its place by ascending id) and a row (its place in the order
 * in which matching meets searches). All arrays may lie in shared memory; who matches keeps his scratch elsewhere.
 */
export interface Segment {
  terms: TermTable;
  /** The prefixes as lexemes: what a term begins with that one of them fits. */
  prefixes: TermTable;
  filterRows: FilterRows;
  /** By row: filters that a packed row cannot hold. */
  oddFilters: ReadonlyMap<number, FilterTerms>;
  arrays: SegmentArrays;
}

export interface SegmentArrays {
  /** By rank, ascending. */
  ids: Uint32Array;
  /**
   * `ROW.length` integers a search: what remains to be decided once an anchor was met (ALWAYS if nothing), the packed
   * filters, where to enter that plan's code (-1 if it is none), and the rank.
   */
  rows: Int32Array;
  /** `BOUNDS_LENGTH` integers a search that asks for dates. */
  bounds: Int32Array;
  /** By row: the condition as compiled. Matching does not read it. */
  conditions: Uint32Array;
  /** CSR by condition: the searches that wait for it. Those of ALWAYS wait for nothing. */
  postingStarts: Uint32Array;
  /** `POSTING.length` integers each: the outline of the filters, and the offset of the row. */
  postings: Int32Array;
  /** See CONDITION; words and prefixes hold the records of their terms instead of numbers. */
  kinds: Uint8Array;
  /** CSR by condition. */
  codeStarts: Uint32Array;
  code: Int32Array;
  frequencies: Float32Array;
  /** See `buildPrefixFilter`. */
  prefixFilter: Int32Array;
}

export const POSTING = { outline: 0, row: 1, length: 2 } as const;

export function segmentBytes({ arrays, terms, prefixes }: Segment): number {
  const all = [...Object.values(arrays), ...Object.values(terms), ...Object.values(prefixes)];
  return all.reduce((total, array: ArrayBufferView) => total + array.byteLength, 0);
}
