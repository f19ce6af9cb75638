import { getSpanLeaves, getWidth } from './query-tree.ts';
import type { LeafNode, PhraseWord, QueryNode, SpanNode } from './types.ts';

/** Cost of looking up a word. */
const WORD = 1;
/** A prefix stands for many words. */
const PREFIX = 2;
/** Passages must be read for each phrase of several words and for each proximity. */
const PASSAGES = 5;
/** A prefix in a phrase or proximity requires comparing the places of its words one by one. */
const COMPARED_PREFIX = 20;
/** Number of comparisons of a word at one distance that cost as much as looking up a word. */
const DISTANCES_PER_WORD = 10;

/**
 * Estimates the cost of finding a query's documents, in lookups of one word: conditions that an index answers alone are
 * cheap, and those compared place by place are the most expensive. Linear in the tree.
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
  const [lefts, rights] = [getWords(left), getWords(right)];
  // Alternatives of the same width are compared together, once for each width on the other side.
  const compared = lefts.length * getWidths(right) + rights.length * getWidths(left);
  const lookedUp = [...lefts, ...rights].reduce((sum, word) => sum + comparedCost(word), 0);
  return PASSAGES + lookedUp + (compared * distance * (ordered ? 1 : 2)) / DISTANCES_PER_WORD;
}

function comparedCost(word: PhraseWord): number {
  return 'prefix' in word ? COMPARED_PREFIX : WORD;
}

function getWidths(span: SpanNode): number {
  return new Set(getSpanLeaves(span).map(getWidth)).size;
}

function getWords(span: SpanNode): PhraseWord[] {
  return getSpanLeaves(span).flatMap((leaf) => (leaf.kind === 'phrase' ? leaf.words : [leaf]));
}
