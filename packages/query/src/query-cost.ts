import { leavesOfSpan, widthOf } from './query-tree.ts';
import type { LeafNode, PhraseWord, QueryNode, SpanNode } from './types.ts';

/** A word or beginning that is looked up. */
const WORD = 1;
/** A beginning of words stands for many. */
const PREFIX = 2;
/** Passages are read for a phrase of more than a word, and for each proximity. */
const PASSAGES = 5;
/** A beginning within a phrase or beside a proximity has the places of its words compared one by one. */
const COMPARED_PREFIX = 20;
/** Words at one distance each that are compared as cheaply as a word is looked up. */
const DISTANCES_PER_WORD = 10;

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
  const [lefts, rights] = [wordsOf(left), wordsOf(right)];
  // Alternatives of one width are compared together, and once with those of each width on the other side.
  const compared = lefts.length * widthsOf(right) + rights.length * widthsOf(left);
  const lookedUp = [...lefts, ...rights].reduce((sum, word) => sum + comparedCost(word), 0);
  return PASSAGES + lookedUp + (compared * distance * (ordered ? 1 : 2)) / DISTANCES_PER_WORD;
}

function comparedCost(word: PhraseWord): number {
  return 'prefix' in word ? COMPARED_PREFIX : WORD;
}

function widthsOf(span: SpanNode): number {
  return new Set(leavesOfSpan(span).map(widthOf)).size;
}

function wordsOf(span: SpanNode): PhraseWord[] {
  return leavesOfSpan(span).flatMap((leaf) => (leaf.kind === 'phrase' ? leaf.words : [leaf]));
}
