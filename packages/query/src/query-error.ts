import { QUERY_LIMITS } from './query-limits.ts';
import type { QueryProblem } from './types.ts';

/** Messages of all query faults, by stable code. */
export const QUERY_FAULTS = {
  'query-too-long': `The search is longer than ${QUERY_LIMITS.characters} characters. Split it into several searches.`,
  'too-many-terms': `The search has more than ${QUERY_LIMITS.terms} words. Split it into several searches.`,
  'too-deep': `More than ${QUERY_LIMITS.depth} levels of parentheses or NOT. Write the search with fewer levels.`,
  'too-costly':
    'This search compares too many words by position. Use fewer words with w/n and pre/n and in phrases, especially words that end in *, or split it into several searches.',
  'unclosed-quote': 'This quotation mark is never closed. Add a closing quotation mark.',
  'empty-phrase': 'There is no word between these quotation marks.',
  'phrase-too-long': `A phrase may have at most ${QUERY_LIMITS.spanWords} words. Shorten it or split it in two.`,
  'unclosed-parenthesis': 'This parenthesis is never closed. Add a closing parenthesis.',
  'unopened-parenthesis': 'This parenthesis closes nothing. Remove it or add an opening one.',
  'empty-group': 'There is nothing between these parentheses.',
  'missing-left-operand':
    'This operator has nothing on its left. Put quotation marks around it to search for the word.',
  'missing-right-operand':
    'This operator has nothing on its right. Put quotation marks around it to search for the word.',
  'missing-field-words': 'There is nothing after this field name. Add a word, e.g. title:tax.',
  'prefix-too-short': `Write at least ${QUERY_LIMITS.prefixLetters} letters before the *.`,
  'misplaced-wildcard': 'Put * only at the end of a word, e.g. legislat*.',
  'distance-out-of-range': `The distance must be between 1 and ${QUERY_LIMITS.distance} words.`,
  'unknown-proximity': 'Add a number of words, e.g. tax w/5 credit.',
  'proximity-operand':
    'Use only words, phrases, words that end in * and groups of these joined by OR with a proximity operator.',
  'proximity-chain': 'Proximity operators can’t be chained. Put AND between them.',
  'proximity-fields': 'Both sides of a proximity must be in one field. Write title:(a w/5 b).',
  'proximity-too-wide': `A proximity can span at most ${QUERY_LIMITS.spanWords} words, including its phrases.`,
  'misplaced-boolean': 'boolean: can’t be used inside parentheses or after an operator.',
  'empty-boolean': 'There is nothing after boolean:.',
  'no-words': 'There is no word to search for.',
} as const;
export type QueryErrorCode = keyof typeof QUERY_FAULTS;

/** Carries a fault to `parseQuery`, which returns it; this error never leaves the package. */
export class QueryError extends Error {
  readonly fault: QueryProblem;

  constructor(code: QueryErrorCode, position: number, length: number) {
    super(QUERY_FAULTS[code]);
    this.fault = { code, position, length, message: QUERY_FAULTS[code] };
  }
}
