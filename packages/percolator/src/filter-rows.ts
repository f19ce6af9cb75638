import type { DocumentFacets, DocumentFilters } from '@rotunda/query';
import { CLOSED_FACETS, FACETS, showFacets } from './filter-facets.ts';

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

/** Integers of a row: four words of bits (the first is kept beside the postings too), four bounds. */
export const ROW = { bits: 0, bounds: 4, length: 8 } as const;
const POOL_WORDS = 4;
const MIN_INT = -0x8000_0000;
const MAX_INT = 0x7fff_ffff;

/** Where the values of one facet have their bits: `word * 32 + bit`. */
export interface FacetBits {
  /** Set in rows without a list of this facet. */
  any: number;
  values: [value: string, bit: number][];
  /** Values for which no bit was left share this one; rows with such a value are checked again, word for word. */
  overflow: number | null;
}

/** What a document demands of a row: all these bits, and bounds around its dates. */
export interface DocumentNeeds {
  bits: Int32Array;
  /** Rounded towards the bound they are compared with: from ≤ floor(ts) exactly if from ≤ ts, for whole bounds. */
  introducedFloor: number;
  introducedCeiling: number;
  updatedFloor: number;
  updatedCeiling: number;
}

/**
 * Gives every value that occurs in some list a bit. A row has the bits of the values it allows, and every bit of a
 * facet it does not restrict; a document demands one bit a facet. So one AND and one comparison test up to 32 bits,
 * however many facets they belong to.
 */
export class FilterRows {
  readonly facets: readonly FacetBits[];
  readonly #bitsOf: readonly ReadonlyMap<string, number>[];

  constructor(facets: readonly FacetBits[]) {
    this.facets = facets;
    this.#bitsOf = facets.map((facet) => new Map(facet.values));
  }

  /** Lays out the bits; values beyond the 128 bits of a row share one bit a facet, the most used keep their own. */
  static layOut(all: Iterable<FilterTerms>): FilterRows {
    const uses = FACETS.map(() => new Map<string, number>());
    for (const { lists } of all) {
      for (const [index, counts] of uses.entries()) {
        for (const value of lists[index] ?? []) counts.set(value, (counts.get(value) ?? 0) + 1);
      }
    }
    const closed = allotBits(uses.slice(0, CLOSED_FACETS.length), 0, 32);
    return new FilterRows([...closed, ...allotBits(uses.slice(CLOSED_FACETS.length), 32, POOL_WORDS * 32)]);
  }

  /** Writes a row of `ROW.length` integers. False when the row is only necessary: `passesTerms` must decide. */
  pack(terms: FilterTerms, rows: Int32Array, offset: number): boolean {
    let isExact = true;
    rows.fill(-1, offset, offset + POOL_WORDS);
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
    for (const [index, bound] of terms.bounds.entries()) {
      const open = index % 2 === 0 ? MIN_INT : MAX_INT;
      const fits = bound === null || (Number.isInteger(bound) && bound > MIN_INT && bound < MAX_INT);
      rows[offset + ROW.bounds + index] = fits ? (bound ?? open) : open;
      if (!fits) isExact = false;
    }
    return isExact;
  }

  needsOf(facets: DocumentFacets): DocumentNeeds {
    const bits = new Int32Array(POOL_WORDS);
    for (const [index, shown] of showFacets(facets).entries()) {
      const facet = this.facets[index];
      if (facet === undefined || shown === undefined) continue;
      const bit = shown === null ? facet.any : (this.#bitsOf[index]?.get(shown) ?? facet.overflow ?? facet.any);
      setBit(bits, 0, bit);
    }
    return {
      bits,
      introducedFloor: clampDate(Math.floor(facets.introducedTs ?? 0)),
      introducedCeiling: clampDate(Math.ceil(facets.introducedTs ?? 0)),
      updatedFloor: clampDate(Math.floor(facets.lastUpdatedTs ?? 0)),
      updatedCeiling: clampDate(Math.ceil(facets.lastUpdatedTs ?? 0)),
    };
  }

  /** The inverse of `pack` for an exact row. */
  unpack(rows: Int32Array, offset: number): FilterTerms {
    const lists = this.facets.map((facet) =>
      hasBit(rows, offset, facet.any)
        ? null
        : facet.values.filter(([, bit]) => hasBit(rows, offset, bit)).map(([value]) => value),
    );
    const bounds = [...rows.subarray(offset + ROW.bounds, offset + ROW.length)];
    return { lists, bounds: bounds.map((bound) => (bound === MIN_INT || bound === MAX_INT ? null : bound)) };
  }
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

function allotBits(uses: readonly Map<string, number>[], from: number, to: number): FacetBits[] {
  let next = from;
  const facets: FacetBits[] = uses.map(() => ({ any: next++, values: [], overflow: null }));
  const wanted = uses.flatMap((counts, facet) => [...counts].map(([value, count]) => ({ facet, value, count })));
  wanted.sort((a, b) => b.count - a.count);
  // Room for an overflow bit a facet is kept back, in case its values do not fit.
  const fits = next + wanted.length <= to;
  const limit = fits ? to : to - uses.length;
  for (const { facet, value } of wanted) {
    const bits = facets[facet];
    if (bits === undefined) continue;
    if (next < limit) bits.values.push([value, next++]);
    else bits.overflow ??= limit + facet;
  }
  return facets;
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
