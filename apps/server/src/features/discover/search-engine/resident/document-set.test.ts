import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DocumentSet } from './document-set.ts';

const SIZE = 77;
const places = fc.uniqueArray(fc.nat({ max: SIZE - 1 }));

function listed(set: DocumentSet): number[] {
  const all: number[] = [];
  set.each((place) => {
    all.push(place);
  });
  return all;
}

describe('DocumentSet', () => {
  it('implements union, intersection and the other set operations', () => {
    fc.assert(
      fc.property(places, places, (some, others) => {
        const of = (list: readonly number[]) => DocumentSet.of(SIZE, list);
        const all = Array.from({ length: SIZE }, (_, place) => place);
        expect(listed(of(some))).toEqual(some.toSorted((a, b) => a - b));
        expect(listed(of(some).unite(of(others)))).toEqual(
          all.filter((one) => some.includes(one) || others.includes(one)),
        );
        expect(listed(of(some).intersect(of(others)))).toEqual(
          all.filter((one) => some.includes(one) && others.includes(one)),
        );
        expect(listed(of(some).complement())).toEqual(all.filter((one) => !some.includes(one)));
        expect(all.filter((one) => of(some).has(one))).toEqual(some.toSorted((a, b) => a - b));
      }),
    );
  });

  it('stops iterating when the callback returns false', () => {
    const seen: number[] = [];
    DocumentSet.of(SIZE, [3, 40, 70]).each((place) => seen.push(place) < 2);
    expect(seen).toEqual([3, 40]);
  });
});
