import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { alignWords } from './align-words.ts';

const words = (alphabet: number, max: number) =>
  fc.array(fc.integer({ min: 0, max: alphabet }), { maxLength: max }).map((list) => Uint32Array.from(list));

/** Returns words that occur nowhere else. */
function ownWords(count: number, from: number): number[] {
  return Array.from({ length: count }, (_, place) => from + place);
}

describe('alignWords', () => {
  test('never shares a word twice and shares only words present in both texts', () => {
    fc.assert(
      fc.property(words(6, 120), words(6, 120), (left, right) => {
        const { passages, sharedWords, leftShare, rightShare, longestWords } = alignWords(left, right);
        expect(Math.max(leftShare, rightShare)).toBeLessThanOrEqual(1);
        expect(sharedWords).toBeLessThanOrEqual(Math.min(left.length, right.length));
        expect(longestWords).toBeLessThanOrEqual(sharedWords);
        for (const { leftFrom, leftTo, rightFrom, rightTo, words: same } of passages) {
          const inLeft = [...left.subarray(leftFrom, leftTo)];
          const inRight = new Set(right.subarray(rightFrom, rightTo));
          expect(inLeft.filter((word) => inRight.has(word)).length).toBeGreaterThanOrEqual(Math.min(same, 1));
          expect(same).toBeLessThanOrEqual(leftTo - leftFrom);
          expect(same).toBeLessThanOrEqual(rightTo - rightFrom);
        }
      }),
      { numRuns: 500 },
    );
  });

  test('shares everything between equal texts, however repetitive', () => {
    fc.assert(
      fc.property(words(2, 200), (text) => {
        const { leftShare, rightShare, passages } = alignWords(text, text);
        expect([leftShare, rightShare, passages.length]).toEqual(text.length === 0 ? [0, 0, 0] : [1, 1, 1]);
      }),
      { numRuns: 300 },
    );
  });

  test('finds a section at another place in the other text', () => {
    const section = ownWords(80, 1000);
    const left = Uint32Array.from([...ownWords(50, 1), ...section, ...ownWords(20, 5000)]);
    const right = Uint32Array.from([...ownWords(300, 10_000), ...section, ...ownWords(300, 20_000)]);
    expect(alignWords(left, right)).toEqual({
      passages: [{ leftFrom: 50, leftTo: 130, rightFrom: 300, rightTo: 380, words: 80 }],
      sharedWords: 80,
      leftShare: 80 / 150,
      rightShare: 80 / 680,
      longestWords: 80,
    });
  });

  test('shares an edited section as a single passage without the edited words', () => {
    const section = ownWords(100, 1000);
    // Every tenth word is changed, and a clause is inserted.
    const edited = section.map((word, place) => (place % 10 === 9 ? word + 50_000 : word));
    edited.splice(45, 0, ...ownWords(6, 90_000));
    const { passages, sharedWords } = alignWords(Uint32Array.from(section), Uint32Array.from(edited));
    expect(passages).toHaveLength(1);
    expect(sharedWords).toBe(90);
  });

  test('shares all sections in a different order', () => {
    const sections = Array.from({ length: 400 }, (_, number) => ownWords(20, number * 100));
    const forward = Uint32Array.from(sections.flat());
    const backward = Uint32Array.from(sections.toReversed().flat());
    const { leftShare, passages } = alignWords(forward, backward);
    expect(leftShare).toBe(1);
    expect(passages).toHaveLength(400);
  });

  test('ignores scattered phrases', () => {
    const phrase = ownWords(11, 1);
    const left = Uint32Array.from([...ownWords(40, 1000), ...phrase, ...ownWords(40, 2000)]);
    const right = Uint32Array.from([...ownWords(40, 3000), ...phrase, ...ownWords(40, 4000)]);
    expect(alignWords(left, right).passages).toEqual([]);
  });
});

describe('alignWords on hostile texts', () => {
  // Counts compared words rather than time; without a bound each case would compare 10¹⁰.
  const filler = (count: number) => Array.from({ length: count }, () => 7);
  const cases: [name: string, left: number[], right: number[]][] = [
    ['one word 100,000 times', filler(100_000), filler(99_999)],
    ['two words by turns', filler(100_000).map((_, i) => i % 2), filler(100_000).map((_, i) => (i + 1) % 2)],
    [
      'seeds in seas of one word',
      Array.from({ length: 100 }, (_, i) => [i + 100, i + 101, i + 102, i + 103, ...filler(900)]).flat(),
      Array.from({ length: 100 }, (_, i) => [i + 100, i + 101, i + 102, i + 103, ...filler(901)]).flat(),
    ],
    ['a short period', filler(100_000).map((_, i) => i % 5000), filler(100_000).map((_, i) => (i * 7) % 5000)],
  ];

  test.each(cases)('%s', (_name, left, right) => {
    const before = process.cpuUsage();
    const { leftShare, rightShare } = alignWords(Uint32Array.from(left), Uint32Array.from(right));
    expect(Math.max(leftShare, rightShare)).toBeLessThanOrEqual(1);
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(10_000);
  });
});
