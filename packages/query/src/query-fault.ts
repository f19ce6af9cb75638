import { QUERY_LIMITS } from './query-limits.ts';
import type { QueryFault } from './types.ts';

/** Messages of all query faults, by stable code. */
export const QUERY_FAULTS = {
  'query-too-long': `The search is longer than ${QUERY_LIMITS.characters} characters. Split it into several searches.`,
  'too-many-terms': `The search has more than ${QUERY_LIMITS.terms} words. Split it into several searches.`,
  'too-deep': `More than ${QUERY_LIMITS.depth} levels of parentheses or NOT. Write the search with fewer levels.`,
  'too-costly':
    'This search has too many words to compare by their position. Use fewer words beside w/n and pre/n and in phrases, above all fewer that end in *, or split it into several searches.',
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
  'missing-field-words': 'There is nothing after this field name. Write what it should hold, as in title:tax.',
  'prefix-too-short': `Write at least ${QUERY_LIMITS.prefixLetters} letters before the *.`,
  'misplaced-wildcard': 'A * may stand only at the end of a word, as in legislat*.',
  'distance-out-of-range': `The distance must be between 1 and ${QUERY_LIMITS.distance} words.`,
  'unknown-proximity': 'Proximity is written with a number of words, as in tax w/5 credit or tax pre/5 credit.',
  'proximity-operand':
    'Only words, phrases, word beginnings and groups of these joined by OR can stand beside a proximity operator.',
  'proximity-chain': 'A proximity cannot stand beside another one. Use AND between two of them.',
  'proximity-fields': 'Both sides of a proximity must be in one field. Write title:(a w/5 b).',
  'proximity-too-wide': `A proximity may reach over at most ${QUERY_LIMITS.spanWords} words, its phrases included.`,
  'misplaced-boolean': 'boolean: cannot stand inside parentheses or after an operator.',
  'empty-boolean': 'There is nothing after boolean:.',
  'no-words': 'There is no word to search for.',
} as const;
export type QueryFaultCode = keyof typeof QUERY_FAULTS;

/** Carries a fault to `parseQuery`, which returns it; this error never leaves the package. */
export class QueryFaultError extends Error {
  readonly fault: QueryFault;

  constructor(code: QueryFaultCode, position: number, length: number) {
    super(QUERY_FAULTS[code]);
    this.fault = { code, position, length, message: QUERY_FAULTS[code] };
  }
}
