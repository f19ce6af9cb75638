import { prefixLexeme, type TermFilter } from '@rotunda/analysis';
import type { PhraseWord, QueryNode, SpanNode } from './types.ts';

/** Whether a term can make a difference to a query: all others can be left out of a document it is evaluated on. */
export function termsAskedFor(query: QueryNode): TermFilter {
  const terms = new Set<string>();
  const prefixes: string[] = [];
  for (const word of wordsOf(query)) {
    if ('prefix' in word) prefixes.push(prefixLexeme(word.prefix));
    else for (const term of word.terms) terms.add(term);
  }
  return (term) => terms.has(term) || prefixes.some((prefix) => term.startsWith(prefix));
}

function wordsOf(node: QueryNode | SpanNode): PhraseWord[] {
  switch (node.kind) {
    case 'all':
      return [];
    case 'and':
    case 'or':
      return node.children.flatMap(wordsOf);
    case 'not':
      return wordsOf(node.child);
    case 'near':
      return [...wordsOf(node.left), ...wordsOf(node.right)];
    case 'phrase':
      return node.words;
    default:
      return [node];
  }
}
