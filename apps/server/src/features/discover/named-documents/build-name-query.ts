import { parseQuery, type QueryNode } from '@rotunda/query';
import { namedQuery } from './named-query.ts';

const WORD = /[\p{L}\p{N}][\p{L}\p{N}.'’&/-]*/gu;

/** Matches words that would be a proximity operator between two others. */
const OPERATOR = /^(?:w|near|adj)\d+$/;

function withoutOperator(word: string): string {
  return OPERATOR.test(word) ? `"${word}"` : word;
}

/**
 * Builds a query for the document whose number is typed, and for the words as a number or in a title; null if there are
 * none. Operators count as words, because a user who picks a bill types its name. Bills that only mention the words do
 * not match.
 */
export function buildNameQuery(searchText: string): QueryNode | null {
  const children = [namedQuery(searchText), wordsQuery(searchText)].flatMap((query) => query ?? []);
  const [only] = children;
  return children.length > 1 ? { kind: 'or', children } : (only ?? null);
}

function wordsQuery(searchText: string): QueryNode | null {
  // Lower case, because AND, OR and NOT in capitals would be operators.
  const words = (searchText.toLowerCase().match(WORD) ?? []).map(withoutOperator).join(' ');
  if (words === '') return null;
  const named = `title:(${words}) OR bill:(${words})`;
  // The last word may be incomplete; if it is too short for a prefix, it is searched for as it is.
  const begun = parseQuery(`${named} OR title:(${words}*)`);
  const parsed = begun.ok ? begun : parseQuery(named);
  return parsed.ok ? parsed.query : null;
}
