import type { ComparableText } from '@rotunda/comparison';
import fc from 'fast-check';

const WORDS =
  'shall may not the The THE fee $5 $5,000 5.5% (a) “term” "term" — - -- , . ; it’s it\'s l’article État 2026 \u00a0 \u00ad'.split(
    ' ',
  );
const words = fc.array(fc.constantFrom(...WORDS), { maxLength: 30 }).map((list) => list.join(' '));
const lines = fc.array(words, { minLength: 1, maxLength: 3 }).map((list) => list.join('\n'));
const paragraph = fc.record({
  number: fc.option(fc.constantFrom('(a)', '(b)', '(1)', '(1)(A)')),
  text: fc.oneof({ weight: 4, arbitrary: words }, { weight: 1, arbitrary: lines }),
  indent: fc.nat({ max: 3 }),
});
const unit = fc.record({
  number: fc.option(fc.constantFrom('SEC. 1.', 'SEC. 2.', 'TITLE I')),
  heading: fc.option(fc.oneof(fc.constantFrom('Short title', 'SHORT TITLE', 'Fees'), words)),
  level: fc.nat({ max: 2 }),
  paragraphs: fc.array(paragraph, { maxLength: 5 }),
});
const language = fc.constantFrom('en' as const, 'fr' as const);

const getText = (of: 'en' | 'fr'): fc.Arbitrary<ComparableText> =>
  fc.array(unit, { maxLength: 7 }).map((units) => ({
    language: of,
    units: units.map((each, at) => ({ ...each, id: `s-${at}` })),
  }));

/**
 * Generates a changed text by removing, inserting and moving sections and by reversing, splitting and joining
 * paragraphs.
 */
function changed(left: ComparableText): fc.Arbitrary<ComparableText> {
  const kept = fc.shuffledSubarray([...left.units]);
  return fc.tuple(kept, fc.array(unit, { maxLength: 2 }), fc.nat()).map(([units, added, seed]) => ({
    ...left,
    units: [...units, ...added.map((each, at) => ({ ...each, id: `new-${at}` }))].map((each, at) => {
      const turn = (seed + at) % 4;
      if (turn === 0) return { ...each, paragraphs: each.paragraphs.toReversed() };
      if (turn !== 1) return each;
      const parted = each.paragraphs.flatMap(({ number, text, indent }) => {
        const middle = text.indexOf(' ', text.length / 2);
        if (middle === -1) return [{ number, text, indent }];
        return [
          { number, text: text.slice(0, middle), indent },
          { number: null, text: text.slice(middle + 1), indent },
        ];
      });
      return { ...each, paragraphs: parted };
    }),
  }));
}

/** Pairs of texts in one language, either unrelated or one derived from the other. */
export const textPairs: fc.Arbitrary<readonly [ComparableText, ComparableText]> = language.chain((of) =>
  fc.oneof(
    fc.tuple(getText(of), getText(of)),
    getText(of).chain((left) => fc.tuple(fc.constant(left), changed(left))),
  ),
);
