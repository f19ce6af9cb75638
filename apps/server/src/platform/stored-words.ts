import { analyzeDocument, analyzeQueryRun, prefixLexeme, MIN_FORM_LENGTH } from '@rotunda/analysis';

/** A text-search vector holds at most 1 MB of lexemes; of a longer text, the first words are kept. */
const MAX_LEXEME_BYTES = 900_000;

const quote = (lexeme: string): string => `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

/** Returns the words of texts as a literal of a text-search vector, produced by the search analyzer. */
export function wordsLiteral(texts: readonly (string | null)[]): string {
  const text = texts.filter((one) => one !== null).join('\n');
  const { terms } = analyzeDocument([{ field: 'text', language: 'en', text }]);
  const lexemes: string[] = [];
  let bytes = 0;
  for (const term of terms) {
    bytes += Buffer.byteLength(term);
    if (bytes > MAX_LEXEME_BYTES) break;
    lexemes.push(quote(term));
  }
  return lexemes.join(' ');
}

/**
 * Returns a query that matches every typed word, in any order. The beginning of a word is enough, because results
 * appear while users type. Null for a text without words.
 */
export function wordsQuery(typed: string): string | null {
  const words = analyzeQueryRun(typed).words.map(({ terms, form }) => {
    const begins = form.length >= MIN_FORM_LENGTH ? [`${quote(prefixLexeme(form))}:*`] : [];
    return `(${[...terms.map(quote), ...begins].join(' | ')})`;
  });
  return words.length === 0 ? null : words.join(' & ');
}
