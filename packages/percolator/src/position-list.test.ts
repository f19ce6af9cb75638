import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { followsWithin, PositionList, seekPosition } from './position-list.ts';

const ascending = (maxLength: number) =>
  fc.uniqueArray(fc.nat({ max: 200 }), { maxLength }).map((places) => places.sort((a, b) => a - b));

function buildList(places: readonly number[]): PositionList {
  const list = new PositionList();
  list.view(Int32Array.from([-1, ...places, 999]), 1, places.length + 1);
  return list;
}

describe('Place lists', () => {
  test('are searched with the same result as a linear scan', () => {
    fc.assert(
      fc.property(ascending(40), fc.nat({ max: 220 }), fc.nat({ max: 5 }), (places, target, skipped) => {
        const from = Math.min(skipped, places.length);
        const naive = places.findIndex((place, index) => index >= from && place >= target);
        const found = seekPosition(Int32Array.from(places), from, places.length, target);
        expect(found).toBe(naive === -1 ? places.length : naive);
      }),
    );
  });

  test('find followers within a distance like a pairwise comparison, however unequal the lists', () => {
    const lists = fc.oneof(ascending(3), ascending(60));
    fc.assert(
      fc.property(lists, lists, fc.integer({ min: 1, max: 12 }), (earlier, later, distance) => {
        const naive = earlier.some((a) => later.some((b) => b > a && b - a <= distance));
        expect(followsWithin(buildList(earlier), buildList(later), distance)).toBe(naive);
      }),
      { numRuns: 500 },
    );
  });

  test('merge the places of several terms without duplicates', () => {
    const list = new PositionList();
    for (const place of [5, 1, 9, 1, 5]) list.push(place);
    list.sortDistinct();
    expect([...list.values.subarray(list.start, list.end)]).toEqual([1, 5, 9]);
  });
});
