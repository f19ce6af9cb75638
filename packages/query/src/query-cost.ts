import type { LeafNode, PhraseWord, QueryNode, SpanNode } from './types.ts';

/** A word or beginning that is looked up. */
const WORD = 1;
/** A beginning of words stands for many. */
const PREFIX = 2;
/** Passages are read for a phrase of more than a word, and for each proximity. */
const PASSAGES = 5;
/** A beginning within a phrase or beside a proximity has the places of its words compared one by one. */
const COMPARED_PREFIX = 20;
/** Distances that are compared as cheaply as a word is looked up. */
const DISTANCES_PER_WORD = 100;

/**
 * What finding the documents of a query costs, in look-ups of one word: what an index answers by itself costs little,
 * what has to be compared place by place costs most. Linear in the tree.
 */
export function queryCost(node: QueryNode): number {
  switch (node.kind) {
    case 'all':
      return WORD;
    case 'and':
    case 'or':
      return node.children.reduce((sum, child) => sum + queryCost(child), 0);
    case 'not':
      return queryCost(node.child);
    case 'near':
      return nearCost(node);
    default:
      return leafCost(node);
  }
}

function leafCost(leaf: LeafNode): number {
  if (leaf.kind !== 'phrase') return leaf.kind === 'word' ? WORD : PREFIX;
  return PASSAGES + leaf.words.reduce((sum, word) => sum + comparedCost(word), 0);
}

function nearCost({ left, right, distance, ordered }: Extract<QueryNode, { kind: 'near' }>): number {
  const words = [...wordsOf(left), ...wordsOf(right)];
  const comparisons = words.length * distance * (ordered ? 1 : 2);
  const looked = words.reduce((sum, word) => sum + comparedCost(word), 0);
  return PASSAGES + looked + comparisons / DISTANCES_PER_WORD;
}

function comparedCost(word: PhraseWord): number {
  return 'prefix' in word ? COMPARED_PREFIX : WORD;
}

function wordsOf(span: SpanNode): PhraseWord[] {
  if (span.kind === 'or') return span.children.flatMap(wordsOf);
  return span.kind === 'phrase' ? span.words : [span];
}
