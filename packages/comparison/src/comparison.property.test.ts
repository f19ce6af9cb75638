import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareWithScript } from './raw-script.ts';
import { checkComparison } from './testing/check-comparison.ts';
import { hostilePairs } from './testing/hostile-texts.ts';
import type { ComparableText } from './types.ts';

const WORDS =
  'shall may not the The THE fee $5 $5,000 5.5% (a) “term” "term" — - -- , . ; it’s it\'s l’article État 2026 𝒳 e\u0301 \u00a0 '.split(
    ' ',
  );
const words = fc.array(fc.constantFrom(...WORDS), { maxLength: 30 }).map((list) => list.join(' '));
const anything = fc.oneof({ weight: 6, arbitrary: words }, { weight: 1, arbitrary: fc.string({ unit: 'binary' }) });
const paragraph = fc.record({
  number: fc.option(fc.constantFrom('(a)', '(b)', '(1)', '(1)(A)')),
  text: anything,
  indent: fc.nat({ max: 3 }),
});
const unit = fc.record({
  number: fc.option(fc.constantFrom('SEC. 1.', 'SEC. 2.', 'TITLE I')),
  heading: fc.option(fc.oneof(fc.constantFrom('Short title', 'SHORT TITLE', 'Fees'), anything)),
  level: fc.nat({ max: 2 }),
  paragraphs: fc.array(paragraph, { maxLength: 5 }),
});

function getTexts(language: 'en' | 'fr', maxLength: number): fc.Arbitrary<ComparableText> {
  return fc.array(unit, { maxLength }).map((units) => ({
    language,
    units: units.map((each, at) => ({ ...each, id: at === 0 ? 'front' : `s-${at}` })),
  }));
}

/** The left text with sections and paragraphs removed, inserted and moved, so that much of it is matched again. */
function changed(left: ComparableText): fc.Arbitrary<ComparableText> {
  const kept = fc.shuffledSubarray([...left.units]);
  return fc.tuple(kept, fc.array(unit, { maxLength: 2 }), fc.nat()).map(([units, added, seed]) => ({
    ...left,
    units: [...units, ...added.map((each, at) => ({ ...each, id: `new-${at}` }))].map((each, at) =>
      (seed + at) % 3 === 0 ? { ...each, paragraphs: each.paragraphs.toReversed() } : each,
    ),
  }));
}

function expectExact(left: ComparableText, right: ComparableText): void {
  const { comparison, script } = compareWithScript(left, right);
  expect(checkComparison(left, right, comparison, script)).toEqual([]);
}

describe('Edit script that rebuilds the right text', () => {
  test('is exact for any two texts', () => {
    const pairs = fc
      .constantFrom('en' as const, 'fr' as const)
      .chain((language) => fc.tuple(getTexts(language, 6), getTexts(language, 6)));
    fc.assert(
      fc.property(pairs, ([left, right]) => expectExact(left, right)),
      { numRuns: 400 },
    );
  });

  test('is exact for a text and an edited copy', () => {
    const pairs = getTexts('en', 8).chain((left) => fc.tuple(fc.constant(left), changed(left)));
    fc.assert(
      fc.property(pairs, ([left, right]) => expectExact(left, right)),
      { numRuns: 400 },
    );
  });

  test('is exact for a long passage of few distinct words', () => {
    const long = fc.array(fc.constantFrom('a', 'b', 'c', 'd,', 'e.'), { minLength: 100, maxLength: 600 });
    const text = (list: readonly string[]): ComparableText => ({
      language: 'en',
      units: [
        {
          id: 's-1',
          number: null,
          heading: null,
          level: 0,
          paragraphs: [{ number: null, text: list.join(' '), indent: 0 }],
        },
      ],
    });
    fc.assert(
      fc.property(long, long, (a, b) => expectExact(text(a), text(b))),
      { numRuns: 60 },
    );
  });

  test.each(hostilePairs(0.05))('is exact for hostile texts: $name', ({ left, right }) => expectExact(left, right));
});
