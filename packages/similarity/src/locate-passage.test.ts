import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { locatePassage } from './locate-passage.ts';

const repetitive = fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 120 }).map((list) => Uint32Array.from(list));
const joined = (...parts: Uint32Array[]) => Uint32Array.from(parts.flatMap((part) => [...part]));

describe('Passage', () => {
  test('is located verbatim in any surrounding text', () => {
    const passages = fc
      .uniqueArray(fc.integer({ min: 10, max: 5000 }), { minLength: 3, maxLength: 80 })
      .map((list) => Uint32Array.from(list));
    fc.assert(
      fc.property(repetitive, passages, repetitive, (before, passage, after) => {
        const located = locatePassage(passage, joined(before, passage, after));
        expect(located).toMatchObject({ from: before.length, to: before.length + passage.length, share: 1 });
      }),
      { numRuns: 300 },
    );
  });

  test('is located to its end when the end repeats the beginning', () => {
    const part = Uint32Array.of(1, 2, 3, 4, 5, 6, 7, 8);
    const passage = joined(part, Uint32Array.of(20, 21, 22, 23, 24, 25, 26, 27, 28, 29), part, part, part);
    expect(locatePassage(passage, joined(Uint32Array.of(40, 41), passage, Uint32Array.of(42)))?.share).toBe(1);
  });

  test('has matched words in order and within its bounds, each once', () => {
    fc.assert(
      fc.property(repetitive, repetitive, (passage, text) => {
        const located = locatePassage(passage, text);
        if (located === null) return;
        const { from, to, words, share } = located;
        expect(words.length / passage.length).toBe(share);
        expect(share).toBeLessThanOrEqual(1);
        expect([words[0], words.at(-1)]).toEqual([from, to - 1]);
        for (const [place, word] of words.entries()) expect(word).toBeGreaterThan(words[place - 1] ?? -1);
      }),
      { numRuns: 500 },
    );
  });

  test('is located with every fifth word struck or replaced', () => {
    const passage = Uint32Array.from({ length: 100 }, (_, place) => 1000 + place);
    const text = joined(
      Uint32Array.of(5001, 5002, 5003),
      passage.map((word, place) => (place % 5 === 4 ? place : word)),
    );
    expect(locatePassage(passage, text)?.share).toBe(0.8);
    expect(
      locatePassage(
        passage,
        passage.filter((_, place) => place % 5 !== 4),
      )?.share,
    ).toBe(0.8);
  });

  test('is not located in a text without three common words in a row or in an empty text', () => {
    const passage = Uint32Array.from({ length: 20 }, (_, place) => place);
    expect(locatePassage(passage, passage.toReversed())).toBeNull();
    expect(locatePassage(passage, new Uint32Array())).toBeNull();
    expect(locatePassage(new Uint32Array(), passage)).toBeNull();
  });
});
