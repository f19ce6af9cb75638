import { analyzeDocument, analyzeQueryRun, prefixLexeme, SHORTEST_FORM } from '@rotunda/analysis';

/** A text-search vector holds at most 1 MB of lexemes; the words of a longer text that come first are kept. */
const MOST_LEXEME_BYTES = 900_000;

const quote = (lexeme: string): string => `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

/** The words of texts as a literal of a text-search vector, by the analyzer that search uses. */
export function wordsLiteral(texts: readonly (string | null)[]): string {
  const text = texts.filter((one) => one !== null).join('\n');
  const { terms } = analyzeDocument([{ field: 'text', language: 'en', text }]);
  const lexemes: string[] = [];
  let bytes = 0;
  for (const term of terms) {
    bytes += Buffer.byteLength(term);
    if (bytes > MOST_LEXEME_BYTES) break;
    lexemes.push(quote(term));
  }
  return lexemes.join(' ');
}

/**
 * What a vector must hold for the text typed: every word, in any order; the beginning of a word is enough, because
 * people are answered while they type. Null for a text without words.
 */
export function wordsQuery(typed: string): string | null {
  const words = analyzeQueryRun(typed).words.map(({ terms, form }) => {
    const begins = form.length >= SHORTEST_FORM ? [`${quote(prefixLexeme(form))}:*`] : [];
    return `(${[...terms.map(quote), ...begins].join(' | ')})`;
  });
  return words.length === 0 ? null : words.join(' & ');
}
