import { ANALYZED_FIELDS, type AnalyzedDocument, analyzeDocument, type TextStream } from '@rotunda/analysis';
import fc from 'fast-check';
import {
  CITATIONS,
  COMMON_PHRASES,
  COMMON_WORDS,
  COMPOUNDS,
  ENGLISH_WORDS,
  FRENCH_WORDS,
  NUMBERS,
  ODDITIES,
} from './vocabulary.ts';

const SEPARATORS = [' ', ' ', ' ', ' ', '  ', ', ', '. ', '\n', ' – ', '; '];

/** Generates a piece of text in either language: mostly plain words, sometimes a number, a citation or an oddity. */
export function arbitraryPiece(language: 'en' | 'fr'): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...COMMON_WORDS) },
    { weight: 4, arbitrary: fc.constantFrom(...COMMON_PHRASES) },
    { weight: 6, arbitrary: fc.constantFrom(...(language === 'en' ? ENGLISH_WORDS : FRENCH_WORDS)) },
    { weight: 2, arbitrary: fc.constantFrom(...COMPOUNDS) },
    { weight: 2, arbitrary: fc.constantFrom(...NUMBERS) },
    { weight: 2, arbitrary: fc.constantFrom(...CITATIONS) },
    { weight: 1, arbitrary: fc.constantFrom(...ODDITIES) },
  );
}

function arbitraryText(language: 'en' | 'fr', max: number): fc.Arbitrary<string> {
  const parts = fc.tuple(arbitraryPiece(language), fc.constantFrom(...SEPARATORS));
  return fc.array(parts, { maxLength: max, size: 'max' }).map((pairs) => pairs.map((pair) => pair.join('')).join(''));
}

/** Generates a text stream of any field and language, with at most `max` pieces. */
export function arbitraryStream(max = 30): fc.Arbitrary<TextStream> {
  return fc
    .record({ field: fc.constantFrom(...ANALYZED_FIELDS), language: fc.constantFrom('en', 'fr') })
    .chain(({ field, language }) => arbitraryText(language, max).map((text) => ({ field, language, text })));
}

/** Generates the texts of a document: zero to five streams, sometimes with repeated fields. */
export function arbitraryStreams(max = 30): fc.Arbitrary<TextStream[]> {
  return fc.array(arbitraryStream(max), { maxLength: 5, size: 'max' });
}

/** Generates a document together with its texts. */
export function arbitraryDocument(max = 30): fc.Arbitrary<{ streams: TextStream[]; document: AnalyzedDocument }> {
  return arbitraryStreams(max).map((streams) => ({ streams, document: analyzeDocument(streams) }));
}
