import type { FilterRows, FilterTerms } from './filter-rows.ts';
import type { TermTable } from './term-table.ts';

/**
 * An immutable index of searches. A search has a rank (its position by ascending id) and a row (its position in the
 * order in which matching meets searches). All arrays may be in shared memory; each matcher keeps its working memory
 * elsewhere.
 */
export interface Segment {
  terms: TermTable;
  /** Prefixes as lexemes: the beginnings of matching terms. */
  prefixes: TermTable;
  filterRows: FilterRows;
  /** Filters that do not fit a packed row, by row. */
  termFilters: ReadonlyMap<number, FilterTerms>;
  arrays: SegmentArrays;
}

export interface SegmentArrays {
  /** Ascending ids, by rank. */
  ids: Uint32Array;
  /**
   * `ROW.length` integers per search: what remains to be decided once an anchor was met (ALWAYS if nothing), the packed
   * filters, the offset at which to enter that plan's code (-1 if it is not a plan), and the rank.
   */
  rows: Int32Array;
  /** `BOUNDS_LENGTH` integers for each search with date filters. */
  bounds: Int32Array;
  /** The compiled condition, by row; not read while matching. */
  conditions: Uint32Array;
  /** CSR by condition: the searches that wait for it. Those of ALWAYS wait for nothing. */
  postingStarts: Uint32Array;
  /** `POSTING.length` integers each: outline of the filters, and offset of the row. */
  postings: Int32Array;
  /**
   * See CONDITION, except that the code of words and prefixes contains the record offsets of their terms instead of
   * numbers.
   */
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
