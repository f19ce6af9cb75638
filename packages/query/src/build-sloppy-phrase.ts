import { QUERY_LIMITS } from './query-limits.ts';
import type { LeafNode, PhraseWord, QueryNode } from './types.ts';

function getLeaf(word: PhraseWord): LeafNode {
  return 'prefix' in word ? { kind: 'prefix', field: null, ...word } : { kind: 'word', field: null, ...word };
}

/**
 * Returns two words as in `"a b"~slop` of Lucene: at most `slop` words between them or, in reverse order, which takes
 * two moves, at most `slop - 2`.
 */
function getPair(first: PhraseWord, second: PhraseWord, slop: number): QueryNode {
  const near = (left: PhraseWord, right: PhraseWord, distance: number): QueryNode => ({
    kind: 'near',
    field: null,
    left: getLeaf(left),
    right: getLeaf(right),
    distance,
    ordered: true,
  });
  const inOrder = near(first, second, slop + 1);
  return slop < 2 ? inOrder : { kind: 'or', children: [inOrder, near(second, first, slop - 1)] };
}

/**
 * Builds the meaning of a phrase whose words may be apart. Of three or more words, each pair of neighbors may be that
 * far apart, which finds everything that Lucene does and sometimes more; `findHints` says so.
 *
 * @returns null if the distance is beyond the limit
 */
export function buildSloppyPhrase(phrase: LeafNode, slop: number): QueryNode | null {
  if (slop + 1 > QUERY_LIMITS.distance) return null;
  if (phrase.kind !== 'phrase' || slop === 0) return phrase;
  const pairs: QueryNode[] = [];
  for (const [i, second] of phrase.words.entries()) {
    const first = phrase.words[i - 1];
    if (first !== undefined) pairs.push(getPair(first, second, slop));
  }
  const [only] = pairs;
  return only !== undefined && pairs.length === 1 ? only : { kind: 'and', children: pairs };
}
