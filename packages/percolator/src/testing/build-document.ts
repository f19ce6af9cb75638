import type { AnalyzedDocument, AnalyzedField, AnalyzedStream } from '@rotunda/analysis';

/**
 * Builds a document from streams of words in reading order; words at the same position are joined by a comma
 * (`tax,=taxes`).
 */
export function buildDocument(streams: readonly { field: AnalyzedField; words: string }[]): AnalyzedDocument {
  const numbers = new Map<string, number>();
  const built = streams.map(({ field, words }): AnalyzedStream => {
    const tokens = words
      .split(/\s+/)
      .filter((word) => word !== '')
      .flatMap((word, position) => word.split(',').map((term) => ({ term, position })));
    const termIds = tokens.map(({ term }) => {
      const number = numbers.get(term) ?? numbers.size;
      numbers.set(term, number);
      return number;
    });
    const positions = Uint32Array.from(tokens, (token) => token.position);
    return { field, language: 'en', termIds: Uint32Array.from(termIds), positions, starts: positions, ends: positions };
  });
  return { terms: [...numbers.keys()], streams: built };
}

export const text = (words: string) => buildDocument([{ field: 'text', words }]);
