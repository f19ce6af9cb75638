import { ANALYZED_FIELDS, type AnalyzedField } from '@rotunda/analysis';
import fc from 'fast-check';
import { exactWords, plainWords } from '../plain-words.ts';
import { withField } from '../query-tree.ts';
import type { LeafNode, QueryNode, SpanNode } from '../types.ts';
import {
  CITATIONS,
  COMMON_PHRASES,
  COMMON_WORDS,
  COMPOUNDS,
  ENGLISH_WORDS,
  FRENCH_WORDS,
  NUMBERS,
  PREFIXES,
} from './vocabulary.ts';

const WORDS = [...ENGLISH_WORDS, ...FRENCH_WORDS, ...NUMBERS];

// Matches the parser's objects, so that its trees and these are strictly equal.
const PLAIN_OBJECTS = { noNullPrototype: true };

const arbitraryField: fc.Arbitrary<AnalyzedField | null> = fc.oneof(
  { weight: 8, arbitrary: fc.constant(null) },
  { weight: 2, arbitrary: fc.constantFrom(...ANALYZED_FIELDS) },
);

function leaves(text: string): LeafNode[] {
  const leaf = exactWords(text, 0);
  return leaf === null ? [] : [leaf];
}

function citedLeaves(text: string): LeafNode[] {
  return plainWords(text, 0).flatMap(({ node }) => (node.kind === 'word' ? [node] : []));
}

function oneOf(texts: readonly string[], read: (text: string) => LeafNode[]): fc.Arbitrary<LeafNode> {
  return fc.constantFrom(...texts.flatMap(read));
}

const arbitraryRandomPhrase: fc.Arbitrary<LeafNode> = fc
  .array(
    fc.oneof(
      { weight: 8, arbitrary: fc.constantFrom(...WORDS, ...COMPOUNDS, ...CITATIONS) },
      { weight: 1, arbitrary: fc.constantFrom(...PREFIXES.map((prefix) => `${prefix}*`)) },
    ),
    { minLength: 1, maxLength: 4 },
  )
  .map((words) => words.join(' '))
  .chain((text) => oneOf([text], leaves));

const arbitraryPhrase: fc.Arbitrary<LeafNode> = fc.oneof(
  { weight: 1, arbitrary: arbitraryRandomPhrase },
  { weight: 3, arbitrary: oneOf([...COMMON_PHRASES, 'tax cred*', 'data priv*', '230 of'], leaves) },
);

/** Generates a word, prefix, phrase or citation without a field. */
export const arbitraryLeaf: fc.Arbitrary<LeafNode> = fc.oneof(
  { weight: 6, arbitrary: oneOf(COMMON_WORDS, leaves) },
  { weight: 3, arbitrary: oneOf(WORDS, leaves) },
  {
    weight: 2,
    arbitrary: oneOf(
      PREFIXES.map((prefix) => `${prefix}*`),
      leaves,
    ),
  },
  { weight: 3, arbitrary: arbitraryPhrase },
  { weight: 2, arbitrary: oneOf(CITATIONS, citedLeaves) },
);

const arbitrarySpan: fc.Arbitrary<SpanNode> = fc.oneof(
  { weight: 4, arbitrary: arbitraryLeaf },
  {
    weight: 1,
    arbitrary: fc
      .array(arbitraryLeaf, { minLength: 2, maxLength: 3 })
      .map((children): SpanNode => ({ kind: 'or', children })),
  },
);

const arbitraryNear: fc.Arbitrary<QueryNode> = fc.record(
  {
    kind: fc.constant('near' as const),
    field: fc.constant(null),
    left: arbitrarySpan,
    right: arbitrarySpan,
    distance: fc.integer({ min: 1, max: 8 }),
    ordered: fc.boolean(),
  },
  PLAIN_OBJECTS,
);

const inAnyField = (node: fc.Arbitrary<QueryNode>): fc.Arbitrary<QueryNode> =>
  fc.tuple(node, arbitraryField).map(([bare, field]) => (field === null ? bare : withField(bare, field)));

/** Generates a query tree that `parseQuery` could return, with at most four levels of AND, OR and NOT. */
export function arbitraryQuery(): fc.Arbitrary<QueryNode> {
  return fc.letrec<{ query: QueryNode }>((tie) => ({
    query: fc.oneof(
      { maxDepth: 4, depthSize: 'small' },
      { weight: 6, arbitrary: inAnyField(arbitraryLeaf) },
      { weight: 2, arbitrary: inAnyField(arbitraryNear) },
      {
        weight: 4,
        arbitrary: fc.record(
          {
            kind: fc.constantFrom('and' as const, 'or' as const),
            children: fc.array(tie('query'), { minLength: 2, maxLength: 4 }),
          },
          PLAIN_OBJECTS,
        ),
      },
      { weight: 2, arbitrary: fc.record({ kind: fc.constant('not' as const), child: tie('query') }, PLAIN_OBJECTS) },
      { weight: 1, arbitrary: fc.constant<QueryNode>({ kind: 'all' }) },
    ),
  })).query;
}

const arbitraryToken = fc.oneof(
  { weight: 10, arbitrary: fc.constantFrom(...WORDS, ...COMPOUNDS, ...CITATIONS) },
  { weight: 2, arbitrary: fc.constantFrom(...PREFIXES.map((prefix) => `${prefix}*`), 'ab*', '*', '*x', 'a*b') },
  { weight: 4, arbitrary: fc.constantFrom('AND', 'OR', 'NOT', '(', ')', '"', '“', '”', '&', 'w/o') },
  { weight: 2, arbitrary: fc.constantFrom('w/3', 'pre/2', 'near/5', 'W/1', 'w/0', 'w/s') },
  { weight: 2, arbitrary: fc.constantFrom('-', '!', '+', '|', '&&', 'NEAR', 'near5', 'w5', '/5', '~5', 'ADJ', '^2') },
  { weight: 1, arbitrary: fc.constantFrom('and', 'or', 'not', 'author:', 'wat?r', 'tax!', '[1 TO 2]', "'a b'") },
  { weight: 2, arbitrary: fc.constantFrom('title:', 'summary:', 'sponsor:', 'bill:', 'legislation:', 'boolean:') },
  { weight: 1, arbitrary: fc.string() },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 6 }) },
);

/** Generates a query text, valid or invalid, from the tokens of the language. */
export function arbitraryQueryText(): fc.Arbitrary<string> {
  return fc
    .array(fc.tuple(arbitraryToken, fc.constantFrom(' ', ' ', ' ', '')), { maxLength: 14 })
    .map((pairs) => pairs.map((pair) => pair.join('')).join(''));
}
