import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ANALYZED_FIELDS,
  analyzeDocument,
  analyzeText,
  CITATION_MARK,
  MAX_WORD_LENGTH,
  type TextStream,
} from './index.ts';

const TRICKY = ['§', '\u00ad', '\ud800', '\udc00', '\u0301', '\u00a0', '(', ')', '法', '𝐀'];
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({ unit: fc.constantFrom('a', 'A', '1', 'é', '-', '.', "'", '’', ' ', ',', ...TRICKY), maxLength: 80 }),
  fc
    .array(fc.constantFrom('H.R.', 'S.', ' ', '1', 'U.S.C.', '42', '-', 'section', '§', '(a)', 'C', 'no'))
    .map((p) => p.join('')),
);
const anyStream: fc.Arbitrary<TextStream> = fc.record({
  field: fc.constantFrom(...ANALYZED_FIELDS),
  language: fc.constantFrom('en', 'fr'),
  text: anyText,
});

describe('analyzeDocument', () => {
  test('returns columns in order and within the text, over distinct well-formed terms', () => {
    fc.assert(
      fc.property(fc.array(anyStream, { maxLength: 3 }), (inputs) => {
        const { terms, streams } = analyzeDocument(inputs);
        expect(new Set(terms).size).toBe(terms.length);
        for (const term of terms) {
          expect(term).toMatch(/^(?:~|=)?[\p{Ll}\p{Lo}\p{Lm}\p{Nd}.]+$|^[a-z]+#[a-z0-9.-]+$/u);
          expect(Buffer.from(term).toString()).toBe(term);
          if (!term.includes(CITATION_MARK)) expect(term.length).toBeLessThanOrEqual(MAX_WORD_LENGTH + 1);
        }
        streams.forEach((stream, index) => {
          const length = inputs[index]?.text.length ?? 0;
          let before = 0;
          for (let row = 0; row < stream.termIds.length; row++) {
            const position = stream.positions[row] ?? -1;
            expect([before, before + 1]).toContain(position);
            before = position;
            expect(stream.starts[row]).toBeLessThan(stream.ends[row] ?? 0);
            expect(stream.ends[row]).toBeLessThanOrEqual(length);
            expect(stream.termIds[row]).toBeLessThan(terms.length);
          }
        });
      }),
      { numRuns: 3000 },
    );
  });

  test('returns the same tokens regardless of earlier texts', () => {
    fc.assert(
      fc.property(anyStream, anyStream, (first, second) => {
        const alone = analyzeText(second.text, second.language, second.field);
        analyzeDocument([first]);
        expect(analyzeText(second.text, second.language, second.field)).toEqual(alone);
        const together = analyzeDocument([first, second]);
        expect(Array.from(together.streams[1]?.termIds ?? [], (id) => together.terms[id])).toEqual(
          alone.map(({ term }) => term),
        );
      }),
    );
  });

  test('counts positions the same in both languages', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const places = (language: 'en' | 'fr'): number[][] =>
          [
            ...new Set(analyzeText(text, language).map(({ position, start, end }) => `${position} ${start} ${end}`)),
          ].map((key) => key.split(' ').map(Number));
        expect(places('fr')).toEqual(places('en'));
      }),
    );
  });
});

describe('Large text', () => {
  test('of three megabytes is analyzed completely', () => {
    const sentence = 'Section 230 of H.R. 1 amends 42 U.S.C. 1395 in long-term policies of the nation’s states. ';
    const text = sentence.repeat(Math.ceil(3_000_000 / sentence.length));
    const { streams } = analyzeDocument([{ field: 'text', language: 'en', text }]);
    expect(streams[0]?.ends.at(-1)).toBe(text.length - 2);
  });

  test.each([
    ['one word', 'x'.repeat(2_000_000)],
    ['one number', '1'.repeat(2_000_000)],
    ['one hyphenated word', 'x-'.repeat(400_000)],
    ['one abbreviation', 'U.'.repeat(400_000)],
    ['thousands separators', `1${',234'.repeat(200_000)}`],
    ['apostrophes', "x'".repeat(400_000)],
    ['section marks', '§'.repeat(400_000)],
    ['combining marks', 'e' + '\u0301'.repeat(400_000)],
    ['subsections', `section 1${'(a)'.repeat(100_000)}`],
    ['blanks', ' '.repeat(1_000_000)],
    ['lone surrogates', '\ud800'.repeat(400_000)],
  ])('of nothing but %s is analyzed in linear time', (_, text) => {
    const before = process.cpuUsage();
    analyzeDocument([{ field: 'text', language: 'en', text }]);
    // A quadratic step would take minutes; linear work takes 0.2 s on the slowest machine.
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(5_000);
  });

  test('with a million distinct words does not affect later documents', () => {
    const words = Array.from({ length: 300_000 }, (_, i) => `w${i.toString(36)}q`).join(' ');
    expect(analyzeDocument([{ field: 'text', language: 'en', text: words }]).terms.length).toBeGreaterThan(300_000);
    expect(analyzeText('tax', 'en').map(({ term }) => term)).toEqual(['tax', '=tax']);
  });
});
