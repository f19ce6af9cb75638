import { prefixLexeme, type TermFilter } from '@rotunda/analysis';
import { getLeaves } from './query-tree.ts';
import type { QueryNode } from './types.ts';

/**
 * Returns a filter of the terms that can affect a query; all other terms may be left out of a document it is evaluated
 * on.
 */
export function buildTermFilter(query: QueryNode): TermFilter {
  const terms = new Set<string>();
  const prefixes: string[] = [];
  for (const word of getLeaves(query).flatMap((leaf) => (leaf.kind === 'phrase' ? leaf.words : [leaf]))) {
    if ('prefix' in word) prefixes.push(prefixLexeme(word.prefix));
    else for (const term of word.terms) terms.add(term);
  }
  return (term) => terms.has(term) || prefixes.some((prefix) => term.startsWith(prefix));
}
