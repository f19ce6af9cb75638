import { ANALYSED_FIELDS, type AnalysedDocument, analyzeDocument, type TextStream } from '@rotunda/analysis';
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

/** A piece of text of either language: mostly plain words, now and then a number, a citation or an oddity. */
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

function arbitraryText(language: 'en' | 'fr', most: number): fc.Arbitrary<string> {
  const parts = fc.tuple(arbitraryPiece(language), fc.constantFrom(...SEPARATORS));
  return fc.array(parts, { maxLength: most, size: 'max' }).map((pairs) => pairs.map((pair) => pair.join('')).join(''));
}

/** One text stream of any field and language, of at most `most` pieces. */
export function arbitraryStream(most = 30): fc.Arbitrary<TextStream> {
  return fc
    .record({ field: fc.constantFrom(...ANALYSED_FIELDS), language: fc.constantFrom('en', 'fr') })
    .chain(({ field, language }) => arbitraryText(language, most).map((text) => ({ field, language, text })));
}

/** The texts of a document: none to five streams, fields repeated at times. */
export function arbitraryStreams(most = 30): fc.Arbitrary<TextStream[]> {
  return fc.array(arbitraryStream(most), { maxLength: 5, size: 'max' });
}

/** A document and the texts it was made of. */
export function arbitraryDocument(most = 30): fc.Arbitrary<{ streams: TextStream[]; document: AnalysedDocument }> {
  return arbitraryStreams(most).map((streams) => ({ streams, document: analyzeDocument(streams) }));
}
