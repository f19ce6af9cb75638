import { matchesFilters, type DocumentFilters } from '@rotunda/query';
import { buildFacets } from '@rotunda/query/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FilterRows, passesTerms, readFilters, ROW } from './filter-rows.ts';
import { facets, filters } from './testing/arbitraries.ts';

/** Whether the facets pass the four bit words of a packed row. */
function passesBits(rows: FilterRows, packed: Int32Array, of: ReturnType<typeof buildFacets>): boolean {
  return rows.getNeeds(of).bits.every((needed, word) => ((packed[ROW.bits + word] ?? 0) & needed) === needed);
}

function pack(rows: FilterRows, of: DocumentFilters): { packed: Int32Array; isExact: boolean } {
  const packed = new Int32Array(ROW.length);
  return { packed, isExact: rows.packBits(readFilters(of), packed, 0) };
}

describe('Filter rows', () => {
  test('decide like matchesFilters, with outlines that dismiss nothing that passes', () => {
    fc.assert(
      fc.property(fc.array(filters, { minLength: 1 }), facets, (all, of) => {
        const rows = FilterRows.layOut(all.map(readFilters));
        for (const each of all) {
          const { introduced: _i, lastUpdated: _l, ...lists } = each;
          const { packed, isExact } = pack(rows, lists);
          expect(isExact).toBe(true);
          expect(passesBits(rows, packed, of)).toBe(matchesFilters(lists, of));
          const { outline } = rows.getNeeds(of);
          if (matchesFilters(each, of)) expect(rows.getOutline(readFilters(each)) & outline).toBe(outline);
          expect(passesTerms(readFilters(each), of)).toBe(matchesFilters(each, of));
        }
      }),
      { numRuns: 300 },
    );
  });

  test('unpack to the lists they were packed from', () => {
    const lists: DocumentFilters = { documentTypes: ['News'], isoCodes: ['us', 'fr'], activeSessions: true };
    const rows = FilterRows.layOut([readFilters(lists), readFilters({ isoCodes: ['ca'] })]);
    const unpacked = rows.unpackLists(pack(rows, lists).packed, 0);
    expect(unpacked.map((list) => (list === null ? null : [...list].sort()))).toEqual(
      readFilters(lists).lists.map((list) => (list === null ? null : [...list].sort())),
    );
  });

  test('report inexact lists with too many values and never exclude a matching value', () => {
    const codes = Array.from({ length: 300 }, (_, index) => `x-${index}`);
    const all = codes.map((code): DocumentFilters => ({ isoCodes: [code] }));
    const rows = FilterRows.layOut(all.map(readFilters));
    const packed = all.map((each) => pack(rows, each));
    expect(packed.filter(({ isExact }) => isExact).length).toBeGreaterThan(90);
    expect(packed.filter(({ isExact }) => !isExact).length).toBeGreaterThan(100);
    for (const [index, code] of codes.entries()) {
      const of = buildFacets({ isoCode: code });
      for (const [other, { packed: row, isExact }] of packed.entries()) {
        if (isExact) expect(passesBits(rows, row, of)).toBe(other === index);
        else if (other === index) expect(passesBits(rows, row, of)).toBe(true);
      }
    }
  });
});
