import type { DocumentFacets, DocumentFilters } from '@rotunda/query';
import { FACETS, showFacets } from './filter-facets.ts';

/** Filters as the index stores them: the allowed values of each facet (null means any), and the date bounds. */
export interface FilterTerms {
  lists: readonly (readonly string[] | null)[];
  /** From and to of `introduced`, then of `lastUpdated`, in Unix seconds, inclusive; null means unbounded. */
  bounds: readonly (number | null)[];
}

export function readFilters(filters: DocumentFilters): FilterTerms {
  const { introduced, lastUpdated } = filters;
  return {
    lists: FACETS.map((facet) => {
      const allowed = facet.allowed(filters);
      return allowed === undefined || allowed.length === 0 ? null : allowed;
    }),
    bounds: [introduced?.fromTs, introduced?.toTs, lastUpdated?.fromTs, lastUpdated?.toTs].map(
      // Kept finite, because filters may be stored as JSON.
      (ts) => (ts === undefined ? null : Math.min(Number.MAX_VALUE, Math.max(-Number.MAX_VALUE, ts))),
    ),
  };
}

/**
 * Layout of a row in integers. `root`, `resume` and `rank` belong to the search (see SegmentArrays.rows). `more` is 0
 * if the four bit words decide, one plus the index of a row of date bounds, or `BY_TERMS` if only `passesTerms` can decide.
 */
export const ROW = { root: 0, bits: 1, more: 5, resume: 6, rank: 7, length: 8 } as const;
export const BY_TERMS = -1;
export const BOUNDS_LENGTH = 4;
const BIT_WORDS = 4;
const MIN_INT = -0x8000_0000;
const MAX_INT = 0x7fff_ffff;

/** Bit positions of a facet's values, as `word * 32 + bit`. */
export interface FacetBits {
  /** Bit set in rows that do not restrict this facet. */
  any: number;
  /** Most used first. */
  values: [value: string, bit: number][];
  /** Bit shared by values that got no bit of their own; rows with such a value are checked again by `passesTerms`. */
  overflow: number | null;
}

/** What a document requires of a row. */
export interface DocumentNeeds {
  /** Required bits of the outline; below, those of the four words. */
  outline: number;
  bits: readonly [number, number, number, number];
  /** Rounded toward the bound: for whole bounds, from ≤ floor(ts) if and only if from ≤ ts. */
  introducedFloor: number;
  introducedCeiling: number;
  updatedFloor: number;
  updatedCeiling: number;
}

/**
 * Gives every value that occurs in a list a bit. A row sets the bits of the values it allows, and all bits of facets it
 * does not restrict; a document requires one bit per facet. One AND and one comparison therefore test up to 32 bits,
 * regardless of the number of facets. Four words hold 128 values; the outline summarizes them in one word, which rules
 * out most searches before their row is read.
 */
export class FilterRows {
  readonly facets: readonly FacetBits[];
  readonly #getBits: readonly ReadonlyMap<string, number>[];
  readonly #outlines: readonly OutlineFacet[];

  constructor(facets: readonly FacetBits[]) {
    this.facets = facets;
    this.#getBits = facets.map((facet) => new Map(facet.values));
    this.#outlines = planOutline(facets.map((facet) => facet.values.map(([value]) => value)));
  }

  /**
   * Assigns the bits. If there are more values than the 128 bits of a row, the most used get bits of their own and the
   * others share one per facet.
   */
  static layOut(all: Iterable<FilterTerms>): FilterRows {
    const uses = FACETS.map(() => new Map<string, number>());
    for (const { lists } of all) {
      for (const [index, counts] of uses.entries()) {
        for (const value of lists[index] ?? []) counts.set(value, (counts.get(value) ?? 0) + 1);
      }
    }
    return new FilterRows(allotBits(uses));
  }

  /**
   * Writes the bits of a row. Returns false if they are necessary but not sufficient, so that `passesTerms` must
   * decide.
   */
  packBits(terms: FilterTerms, rows: Int32Array, row: number): boolean {
    let isExact = true;
    const offset = row + ROW.bits;
    rows.fill(-1, offset, offset + BIT_WORDS);
    for (const [index, facet] of this.facets.entries()) {
      const list = terms.lists[index] ?? null;
      if (list === null) continue;
      clearBit(rows, offset, facet.any);
      for (const [, bit] of facet.values) clearBit(rows, offset, bit);
      if (facet.overflow !== null) clearBit(rows, offset, facet.overflow);
      for (const value of list) {
        const bit = this.#getBits[index]?.get(value) ?? facet.overflow;
        if (bit === facet.overflow) isExact = false;
        if (bit !== null) setBit(rows, offset, bit);
      }
    }
    return isExact;
  }

  getOutline(terms: FilterTerms): number {
    let outline = -1;
    for (const { facet, mask, bits } of this.#outlines) {
      const list = terms.lists[facet] ?? null;
      if (list === null) continue;
      const allowed = list.reduce((sum, value) => sum | (bits.get(value) ?? mask), 0);
      outline &= ~mask | allowed;
    }
    return outline;
  }

  getNeeds(facets: DocumentFacets): DocumentNeeds {
    const words = new Int32Array(BIT_WORDS);
    const allShown = showFacets(facets);
    for (const [index, shown] of allShown.entries()) {
      const facet = this.facets[index];
      if (facet === undefined || shown === undefined) continue;
      const bit = shown === null ? facet.any : (this.#getBits[index]?.get(shown) ?? facet.overflow ?? facet.any);
      setBit(words, 0, bit);
    }
    const [first = 0, second = 0, third = 0, fourth = 0] = words;
    return {
      // A missing value, or one that no list contains, requires nothing of the outline, so the row decides.
      outline: this.#outlines.reduce((sum, { facet, bits }) => sum | (bits.get(allShown[facet] ?? '') ?? 0), 0),
      bits: [first, second, third, fourth],
      introducedFloor: clampDate(Math.floor(facets.introducedTs ?? 0)),
      introducedCeiling: clampDate(Math.ceil(facets.introducedTs ?? 0)),
      updatedFloor: clampDate(Math.floor(facets.lastUpdatedTs ?? 0)),
      updatedCeiling: clampDate(Math.ceil(facets.lastUpdatedTs ?? 0)),
    };
  }

  /** Inverse of `packBits` for an exact row. */
  unpackLists(rows: Int32Array, row: number): FilterTerms['lists'] {
    const offset = row + ROW.bits;
    return this.facets.map((facet) =>
      hasBit(rows, offset, facet.any)
        ? null
        : facet.values.filter(([, bit]) => hasBit(rows, offset, bit)).map(([value]) => value),
    );
  }
}

/** Converts date bounds to integers, with unbounded ones as the extremes; null if they do not fit 32-bit integers. */
export function packBounds({ bounds }: FilterTerms): number[] | null {
  const isWhole = bounds.every((ts) => ts === null || (Number.isInteger(ts) && ts > MIN_INT && ts < MAX_INT));
  return isWhole ? bounds.map((ts, index) => ts ?? (index % 2 === 0 ? MIN_INT : MAX_INT)) : null;
}

/** Inverse of `packBounds`. */
export function unpackBounds(bounds: Int32Array): FilterTerms['bounds'] {
  return Array.from(bounds, (bound) => (bound === MIN_INT || bound === MAX_INT ? null : bound));
}

/** Tests the filters themselves, for rows whose filters do not fit the packed form. */
export function passesTerms(terms: FilterTerms, facets: DocumentFacets): boolean {
  const shown = showFacets(facets);
  for (const [index, list] of terms.lists.entries()) {
    const value = shown[index];
    if (list !== null && value !== undefined && (value === null || !list.includes(value))) return false;
  }
  const [introducedFrom, introducedTo, updatedFrom, updatedTo] = terms.bounds;
  return (
    isWithin(facets.introducedTs, introducedFrom ?? null, introducedTo ?? null) &&
    isWithin(facets.lastUpdatedTs, updatedFrom ?? null, updatedTo ?? null)
  );
}

function isWithin(ts: number | null, from: number | null, to: number | null): boolean {
  if (ts === null) return from === null && to === null;
  return (from === null || from <= ts) && (to === null || ts <= to);
}

function allotBits(uses: readonly ReadonlyMap<string, number>[]): FacetBits[] {
  let next = 0;
  const facets: FacetBits[] = uses.map(() => ({ any: next++, values: [], overflow: null }));
  const wanted = uses.flatMap((counts, facet) => [...counts].map(([value, count]) => ({ facet, value, count })));
  wanted.sort((a, b) => b.count - a.count);
  // If the values do not fit, one overflow bit per facet is reserved.
  const fits = next + wanted.length <= BIT_WORDS * 32;
  const limit = fits ? BIT_WORDS * 32 : BIT_WORDS * 32 - uses.length;
  for (const { facet, value } of wanted) {
    const bits = facets[facet];
    if (bits === undefined) continue;
    if (next < limit) bits.values.push([value, next++]);
    else bits.overflow ??= limit + facet;
  }
  return facets;
}

/** A facet's part of the outline, and the bit of each of its values there. */
interface OutlineFacet {
  facet: number;
  mask: number;
  bits: ReadonlyMap<string, number>;
}

/**
 * Assigns outline bits to the values of each facet in rotation, most used first, so that these share theirs with the
 * fewest others.
 */
function planOutline(values: readonly (readonly string[])[]): OutlineFacet[] {
  let shift = 0;
  return FACETS.flatMap(({ outlineBits = 0 }, facet) => {
    const from = shift;
    shift += outlineBits;
    if (outlineBits === 0) return [];
    const bits = new Map((values[facet] ?? []).map((value, rank) => [value, 1 << (from + (rank % outlineBits))]));
    return [{ facet, mask: (2 ** outlineBits - 1) << from, bits }];
  });
}

const clampDate = (ts: number) => Math.min(MAX_INT, Math.max(MIN_INT, ts));
const getWord = (bit: number) => bit >>> 5;

function setBit(words: Int32Array, offset: number, bit: number): void {
  words[offset + getWord(bit)] = (words[offset + getWord(bit)] ?? 0) | (1 << (bit & 31));
}

function clearBit(words: Int32Array, offset: number, bit: number): void {
  words[offset + getWord(bit)] = (words[offset + getWord(bit)] ?? 0) & ~(1 << (bit & 31));
}

function hasBit(words: Int32Array, offset: number, bit: number): boolean {
  return ((words[offset + getWord(bit)] ?? 0) & (1 << (bit & 31))) !== 0;
}
