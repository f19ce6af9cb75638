import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FingerprintIndex } from './fingerprint-index.ts';
import { DISTINCTIVE, inverseFrequency, type Weights } from './weights.ts';

const hashes = fc.uniqueArray(
  fc.oneof(fc.integer({ min: 0, max: 12 }), fc.constantFrom(0xffff_ffff, 0x1_0000, 0x1_0001)),
  {
    maxLength: 8,
  },
);
const fingerprints = hashes.map((list) => Uint32Array.from(list).sort());
const changes = fc.array(
  fc.record({ id: fc.integer({ min: 0, max: 9 }), fingerprint: fc.option(fingerprints, { nil: null }) }),
  { maxLength: 60 },
);

/** Computes the same by definition: count, weigh, add up. */
function findPlainly(bills: ReadonlyMap<number, Uint32Array>, asked: Uint32Array, except: number, weights: Weights) {
  const others = [...bills].filter(([id]) => id !== except);
  return others
    .map(([id, own]) => {
      const shared = [...asked].filter((hash) => own.includes(hash));
      const weight = (hash: number) => weights.of(1 + others.filter(([, other]) => other.includes(hash)).length);
      return { id, shared: shared.reduce((sum, hash) => sum + weight(hash), 0) };
    })
    .filter(({ shared }) => shared > 0)
    .sort((a, b) => b.shared - a.shared || a.id - b.id);
}

describe('Fingerprint index', () => {
  test.each([1, 7, 20, 1000])('answers by definition after any changes, in segments of %i', (segment) => {
    fc.assert(
      fc.property(changes, fingerprints, fc.integer({ min: 0, max: 9 }), (list, asked, except) => {
        const index = new FingerprintIndex(segment);
        const bills = new Map<number, Uint32Array>();
        for (const { id, fingerprint } of list) {
          if (fingerprint === null || fingerprint.length === 0) bills.delete(id);
          else bills.set(id, fingerprint);
          if (fingerprint === null) index.remove(id);
          else index.add(id, fingerprint);
          // Queried in between, so that an index sorted earlier must not miss later additions.
          index.findCandidates({ fingerprint: asked, weights: DISTINCTIVE, limit: 1 });
        }
        const weights: Weights = { maxBills: 5, of: (count) => (count > 5 ? 0 : 1 / count) };
        const found = index.findCandidates({ fingerprint: asked, weights, except, limit: 100 });
        const expected = findPlainly(bills, asked, except, weights);
        expect(found.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
        found.forEach(({ shared }, place) => expect(shared).toBeCloseTo(expected[place]?.shared ?? -1));
        expect(index.size).toBe(bills.size);
        expect([...index.ids()].sort()).toEqual([...bills.keys()].sort());
      }),
      { numRuns: 150 },
    );
  });

  test('counts bills including the queried bill, indexed or not', () => {
    const index = new FingerprintIndex();
    for (const id of [1, 2, 3]) index.add(id, Uint32Array.of(5));
    expect([...index.countBills(Uint32Array.of(5, 6), 10)]).toEqual([4, 1]);
    expect([...index.countBills(Uint32Array.of(5, 6), 10, 2)]).toEqual([3, 1]);
  });

  test('stays small when bills are replaced repeatedly', () => {
    const index = new FingerprintIndex(1000);
    const fingerprint = (from: number) => Uint32Array.from({ length: 300 }, (_, place) => from + place * 7);
    for (let round = 0; round < 300; round++) for (const id of [1, 2, 3]) index.add(id, fingerprint(round + id));
    // Three bills of 300 postings. Buckets take 256 KB per segment: one sealed and the unsealed one.
    expect(index.bytes).toBeLessThan(700_000);
  });

  test('rejects an id that would not fit', () => {
    const index = new FingerprintIndex();
    for (const id of [-1, 1.5, 2 ** 31, Number.NaN]) expect(() => index.add(id, Uint32Array.of(1))).toThrow(RangeError);
  });
});

describe('Weights', () => {
  test('are full for rare wording and zero for standard wording', () => {
    expect([1, 2, 4, 20, 21].map((bills) => DISTINCTIVE.of(bills))).toEqual([1, 1, 0.5, 0.1, 0]);
  });

  test('of candidates fall with every bill and reach zero', () => {
    const { of } = inverseFrequency(1000, 40);
    expect(of(1)).toBeGreaterThan(of(2));
    expect(of(40)).toBeGreaterThan(0);
    expect(of(41)).toBe(0);
  });
});
