import { parseQuery, type QueryNode } from '@rotunda/query';

const WORD = /[\p{L}\p{N}][\p{L}\p{N}.'’&/-]*/gu;

/**
 * The words as a number or in a title; null for nothing to look for. Operators are words here: who picks a bill types
 * its name, and a bill that only mentions the words is not the one meant.
 */
export function understandName(searchText: string): QueryNode | null {
  // Lower case, because AND, OR and NOT in capitals would be operators.
  const words = (searchText.toLowerCase().match(WORD) ?? []).join(' ');
  if (words === '') return null;
  const named = `title:(${words}) OR bill:(${words})`;
  // The last word may still be being typed; one too short to be begun is looked for as it is.
  const begun = parseQuery(`${named} OR title:(${words}*)`);
  const parsed = begun.ok ? begun : parseQuery(named);
  return parsed.ok ? parsed.query : null;
}
