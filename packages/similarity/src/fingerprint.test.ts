import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeFingerprint, encodeFingerprint, fingerprintHead, fingerprintText, getShingles } from './fingerprint.ts';
import { readWords } from './read-words.ts';
import { intersect } from './weigh-sharing.ts';

const words = fc
  .array(fc.integer({ min: 0, max: 0xffff_ffff }), { maxLength: 60 })
  .map((list) => Uint32Array.from(list));
const fewWords = fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 60 }).map((list) => Uint32Array.from(list));

function joined(...parts: Uint32Array[]): Uint32Array {
  return Uint32Array.from(parts.flatMap((part) => [...part]));
}

describe('Text fingerprint', () => {
  test('contains a shingle of every run of eight words that two texts share', () => {
    fc.assert(
      fc.property(words, fewWords, words, fewWords, fewWords, (before, shared, after, otherBefore, otherAfter) => {
        fc.pre(shared.length >= 8);
        const one = fingerprintText([joined(before, shared, after)]);
        const other = fingerprintText([joined(otherBefore, shared, otherAfter)]);
        expect(intersect(one, other).length).toBeGreaterThan(0);
      }),
      { numRuns: 300 },
    );
  });

  test('is ascending and contains only shingles of the text, each once', () => {
    fc.assert(
      fc.property(fewWords, (text) => {
        const fingerprint = fingerprintText([text]);
        const shingles = new Set(getShingles(text, 5));
        expect([...fingerprint]).toEqual([...new Set(fingerprint)].sort((a, b) => a - b));
        expect([...fingerprint].every((hash) => shingles.has(hash))).toBe(true);
        expect(fingerprint.length > 0).toBe(text.length > 0);
      }),
      { numRuns: 300 },
    );
  });

  test('keeps less than half of the shingles of a long text', () => {
    const text = Uint32Array.from({ length: 20_000 }, (_, place) => Math.imul(place, 0x9e37_79b1) >>> 0);
    const share = fingerprintText([text]).length / text.length;
    expect(share).toBeGreaterThan(0.38);
    expect(share).toBeLessThan(0.42);
  });

  test('matches fixed values', () => {
    const { hashes } = readWords('The Administrator shall establish a grant program for rural water systems.');
    expect([...fingerprintText([hashes])]).toEqual([978_855_877, 1_207_786_505]);
  });

  test('does not join two runs', () => {
    const [one, other] = [Uint32Array.of(1, 2, 3), Uint32Array.of(4, 5, 6)];
    expect(fingerprintHead([one, other])).toEqual(Uint32Array.from(fingerprintHead([other, one])));
    expect(fingerprintHead([one, other])).toHaveLength(2);
  });
});

describe('Stored fingerprint', () => {
  test('decodes to the original', () => {
    fc.assert(
      fc.property(words, (text) => {
        const fingerprint = fingerprintText([text]);
        const bytes = encodeFingerprint(fingerprint);
        // As a database driver returns it: a view into a larger buffer, at any offset.
        const shifted = new Uint8Array(bytes.length + 3);
        shifted.set(bytes, 3);
        expect(decodeFingerprint(shifted.subarray(3))).toEqual(fingerprint);
      }),
    );
  });

  test.each([Uint8Array.of(1, 2, 3), Uint8Array.of(2, 0, 0, 0, 1, 0, 0, 0)])('is rejected when invalid', (bytes) => {
    expect(() => decodeFingerprint(bytes)).toThrow(RangeError);
  });
});

describe('Words', () => {
  test('are identified by stem and keep their positions', () => {
    const { hashes, starts, ends } = readWords('Grants: the grant’s “granting”');
    expect(hashes[0]).toBe(hashes[2]);
    expect(hashes[0]).toBe(hashes[3]);
    expect(hashes[1]).not.toBe(hashes[0]);
    expect([...starts]).toEqual([0, 8, 12, 21]);
    expect([...ends]).toEqual([6, 11, 19, 29]);
  });

  test('never match between French and English', () => {
    expect(readWords('provision', 'fr').hashes[0]).not.toBe(readWords('provision').hashes[0]);
  });
});
