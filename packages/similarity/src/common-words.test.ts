import fc from 'fast-check';
import { expect, test } from 'vitest';
import { commonWords } from './common-words.ts';

const words = fc.array(fc.integer({ min: 0, max: 5 }), { maxLength: 90 }).map((list) => Uint32Array.from(list));

/** Computes the length by definition, in a table. */
function longestCommon(left: Uint32Array, right: Uint32Array): number {
  let above = new Array<number>(right.length + 1).fill(0);
  for (const word of left) {
    const row = [0];
    for (let i = 1; i <= right.length; i++)
      row.push(word === right[i - 1] ? (above[i - 1] ?? 0) + 1 : Math.max(above[i] ?? 0, row[i - 1] ?? 0));
    above = row;
  }
  return above.at(-1) ?? 0;
}

test('commonWords returns a longest common subsequence in order', () => {
  fc.assert(
    fc.property(words, words, (left, right) => {
      const pairs = commonWords(left, right);
      expect(pairs).toHaveLength(longestCommon(left, right));
      for (const [place, [ofLeft, ofRight]] of pairs.entries()) {
        expect(left[ofLeft]).toBe(right[ofRight]);
        const [beforeLeft, beforeRight] = pairs[place - 1] ?? [-1, -1];
        expect(ofLeft).toBeGreaterThan(beforeLeft);
        expect(ofRight).toBeGreaterThan(beforeRight);
      }
    }),
    { numRuns: 500 },
  );
});
