import type { DocumentFacets, DocumentFilters } from '@rotunda/query';
import { FACETS, showFacets } from './filter-facets.ts';

/** Filters as the index keeps them: by facet the allowed values (null = any), and the bounds of the dates. */
export interface FilterTerms {
  lists: readonly (readonly string[] | null)[];
  /** From and to of `introduced`, then of `lastUpdated`; null = unbounded. Inclusive unix seconds. */
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
      // Finite, because filters may be stored as JSON.
      (ts) => (ts === undefined ? null : Math.min(Number.MAX_VALUE, Math.max(-Number.MAX_VALUE, ts))),
    ),
  };
}

/**
 * Integers of a row. `root`, `resume` and `rank` belong to the search (see SegmentArrays.rows); `more` is 0 when the
 * four words of bits decide, the number of a row of date bounds plus one, or `ODD` when only `passesTerms` can decide.
 */
export const ROW = { root: 0, bits: 1, more: 5, resume: 6, rank: 7, length: 8 } as const;
export const ODD = -1;
export const BOUNDS_LENGTH = 4;
const BIT_WORDS = 4;
const MIN_INT = -0x8000_0000;
const MAX_INT = 0x7fff_ffff;

/** Where the values of one facet have their bits: `word * 32 + bit`. */
export interface FacetBits {
  /** Set in rows without a list of this facet. */
  any: number;
  /** The most used first. */
  values: [value: string, bit: number][];
  /** Values for which no bit was left share this one; rows with such a value are checked again, word for word. */
  overflow: number | null;
}

/** What a document demands of a row. */
export interface DocumentNeeds {
  /** Bits of the outline, then of the four words. */
  outline: number;
  bits: readonly [number, number, number, number];
  /** Rounded towards the bound they are compared with: from ≤ floor(ts) exactly if from ≤ ts, for whole bounds. */
  introducedFloor: number;
  introducedCeiling: number;
  updatedFloor: number;
  updatedCeiling: number;
}

/**
 * Gives every value that occurs in some list a bit. A row has the bits of the values it allows, and every bit of a
 * facet it does not restrict; a document demands one bit a facet. So one AND and one comparison test up to 32 bits,
 * however many facets they belong to. Four words hold 128 values; the outline is their summary in one word, for
 * dismissing most searches before their row is read.
 */
export class FilterRows {
  readonly facets: readonly FacetBits[];
  readonly #bitsOf: readonly ReadonlyMap<string, number>[];
  readonly #outlines: readonly OutlineFacet[];

  constructor(facets: readonly FacetBits[]) {
    this.facets = facets;
    this.#bitsOf = facets.map((facet) => new Map(facet.values));
    this.#outlines = planOutline(facets.map((facet) => facet.values.map(([value]) => value)));
  }

  /** Lays out the bits; values beyond the 128 bits of a row share one bit a facet, the most used keep their own. */
  static layOut(all: Iterable<FilterTerms>): FilterRows {
    const uses = FACETS.map(() => new Map<string, number>());
    for (const { lists } of all) {
      for (const [index, counts] of uses.entries()) {
        for (const value of lists[index] ?? []) counts.set(value, (counts.get(value) ?? 0) + 1);
      }
    }
    return new FilterRows(allotBits(uses));
  }

  /** Writes the bits of a row. False when they are only necessary: `passesTerms` must decide. */
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
        const bit = this.#bitsOf[index]?.get(value) ?? facet.overflow;
        if (bit === facet.overflow) isExact = false;
        if (bit !== null) setBit(rows, offset, bit);
      }
    }
    return isExact;
  }

  outlineOf(terms: FilterTerms): number {
    let outline = -1;
    for (const { facet, mask, bits } of this.#outlines) {
      const list = terms.lists[facet] ?? null;
      if (list === null) continue;
      const allowed = list.reduce((sum, value) => sum | (bits.get(value) ?? mask), 0);
      outline &= ~mask | allowed;
    }
    return outline;
  }

  needsOf(facets: DocumentFacets): DocumentNeeds {
    const words = new Int32Array(BIT_WORDS);
    const allShown = showFacets(facets);
    for (const [index, shown] of allShown.entries()) {
      const facet = this.facets[index];
      if (facet === undefined || shown === undefined) continue;
      const bit = shown === null ? facet.any : (this.#bitsOf[index]?.get(shown) ?? facet.overflow ?? facet.any);
      setBit(words, 0, bit);
    }
    const [first = 0, second = 0, third = 0, fourth = 0] = words;
    return {
      // A value no list names, or none, demands nothing of the outline: the row decides.
      outline: this.#outlines.reduce((sum, { facet, bits }) => sum | (bits.get(allShown[facet] ?? '') ?? 0), 0),
      bits: [first, second, third, fourth],
      introducedFloor: clampDate(Math.floor(facets.introducedTs ?? 0)),
      introducedCeiling: clampDate(Math.ceil(facets.introducedTs ?? 0)),
      updatedFloor: clampDate(Math.floor(facets.lastUpdatedTs ?? 0)),
      updatedCeiling: clampDate(Math.ceil(facets.lastUpdatedTs ?? 0)),
    };
  }

  /** The inverse of `packBits` for an exact row. */
  unpackLists(rows: Int32Array, row: number): FilterTerms['lists'] {
    const offset = row + ROW.bits;
    return this.facets.map((facet) =>
      hasBit(rows, offset, facet.any)
        ? null
        : facet.values.filter(([, bit]) => hasBit(rows, offset, bit)).map(([value]) => value),
    );
  }
}

/** Date bounds as integers, unbounded ones as the extremes; null when they are no such integers. */
export function packBounds({ bounds }: FilterTerms): number[] | null {
  const isWhole = bounds.every((ts) => ts === null || (Number.isInteger(ts) && ts > MIN_INT && ts < MAX_INT));
  return isWhole ? bounds.map((ts, index) => ts ?? (index % 2 === 0 ? MIN_INT : MAX_INT)) : null;
}

/** The inverse of `packBounds`. */
export function unpackBounds(bounds: Int32Array): FilterTerms['bounds'] {
  return Array.from(bounds, (bound) => (bound === MIN_INT || bound === MAX_INT ? null : bound));
}

/** The plain decision, for rows that cannot hold their filters. */
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
  // Room for an overflow bit a facet is kept back when the values do not fit.
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

/** The part of the outline that belongs to one facet, and the bit of each of its values there. */
interface OutlineFacet {
  facet: number;
  mask: number;
  bits: ReadonlyMap<string, number>;
}

/** Deals the values of each facet of the outline round its bits, the most used first, so that these have their own. */
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
const wordOf = (bit: number) => bit >>> 5;

function setBit(words: Int32Array, offset: number, bit: number): void {
  words[offset + wordOf(bit)] = (words[offset + wordOf(bit)] ?? 0) | (1 << (bit & 31));
}

function clearBit(words: Int32Array, offset: number, bit: number): void {
  words[offset + wordOf(bit)] = (words[offset + wordOf(bit)] ?? 0) & ~(1 << (bit & 31));
}

function hasBit(words: Int32Array, offset: number, bit: number): boolean {
  return ((words[offset + wordOf(bit)] ?? 0) & (1 << (bit & 31))) !== 0;
}
