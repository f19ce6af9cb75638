import type { Language } from '@rotunda/domain';
import type { LeafNode, PhraseWord, QueryNode, SpanNode } from '@rotunda/query';
import { EVERY_DOCUMENT, quoteLexeme } from './lexemes.ts';
import {
  allOf,
  allSaid,
  anyOf,
  anySaid,
  inOneLanguage,
  oneAfterAnother,
  pairInDocument,
  wordInDocument,
  wordInPassage,
} from './tsquery.ts';

export type PositionalNode = LeafNode | Extract<QueryNode, { kind: 'near' }>;

/** A leaf or proximity that the lexemes of a document cannot decide: passages do. */
export interface PositionalCondition {
  kind: 'positional';
  node: PositionalNode;
  /** Holds for every document the node holds for, and maybe others (over `doc_search.lexemes`). */
  inDocument: string;
  /** Holds for every passage the node holds in; null when nothing of it is in the passages' index. */
  inPassage: string | null;
  /**
   * The same without order and distance, where that is much quicker to look up: the index knows no positions, and
   * weighs each of the spelt distances for each passage. Null where nothing is gained.
   */
  wordsInPassage: string | null;
  /** A passage for which `inPassage` holds is a match. Otherwise its positions have to be looked at. */
  isExact: boolean;
}

/** Decided by the lexemes of a document. */
interface TermsCondition {
  kind: 'terms';
  tsquery: string;
}

/** A query as a tree over what the index can answer; neighbours that lexemes decide are one tsquery. */
export type Condition =
  | TermsCondition
  | PositionalCondition
  | { kind: 'and' | 'or'; children: Condition[] }
  | { kind: 'not'; child: Condition };

/** `a w/50 b` is 100 distances; beyond this many, positions are compared in our process instead. */
const MOST_SPELT_DISTANCES = 256;

const EVERYTHING: TermsCondition = { kind: 'terms', tsquery: quoteLexeme(EVERY_DOCUMENT) };

/**
 * What the index has to be asked for a query.
 *
 * @param frequent the terms whose pairs were indexed
 */
export function compileQuery(node: QueryNode, frequent: ReadonlySet<string>): Condition {
  switch (node.kind) {
    case 'all':
      return EVERYTHING;
    case 'and':
    case 'or':
      return joinConditions(
        node.kind,
        node.children.map((child) => compileQuery(child, frequent)),
      );
    case 'not':
      return negate(compileQuery(node.child, frequent));
    case 'near':
      return compileNear(node, frequent);
    default:
      return compileLeaf(node, frequent);
  }
}

function joinConditions(kind: 'and' | 'or', children: readonly Condition[]): Condition {
  if (children.length === 0) return kind === 'and' ? EVERYTHING : negate(EVERYTHING);
  const ofTerms = children.flatMap((child) => (child.kind === 'terms' ? [child.tsquery] : []));
  const others: Condition[] = children.filter((child) => child.kind !== 'terms');
  if (ofTerms.length > 0) others.unshift({ kind: 'terms', tsquery: kind === 'and' ? allOf(ofTerms) : anyOf(ofTerms) });
  const [only] = others;
  return only !== undefined && others.length === 1 ? only : { kind, children: others };
}

function negate(child: Condition): Condition {
  // Never `!a` alone, for which a GIN index has to be read from end to end.
  if (child.kind !== 'terms') return { kind: 'not', child };
  return { kind: 'terms', tsquery: allOf([EVERYTHING.tsquery, `!${child.tsquery}`]) };
}

/** The places of a leaf: one for a word or prefix. */
export function placesOf(leaf: LeafNode): PhraseWord[] {
  return leaf.kind === 'phrase' ? leaf.words : [leaf];
}

function compileLeaf(leaf: LeafNode, frequent: ReadonlySet<string>): Condition {
  const places = placesOf(leaf);
  const [first, second] = places;
  if (leaf.field !== 'text' && first !== undefined) {
    if (second === undefined) return { kind: 'terms', tsquery: wordInDocument(leaf.field, first) };
    const pair = places.length === 2 ? pairInDocument(leaf.field, first, second, frequent) : null;
    if (pair !== null) return { kind: 'terms', tsquery: pair };
  }
  const isExact = places.every((word) => !('prefix' in word));
  return {
    kind: 'positional',
    node: leaf,
    inDocument: spanInDocument(leaf.field, leaf, frequent),
    inPassage: inOneLanguage((language) => {
      const words = places.map((word) => wordInPassage(leaf.field, word, language));
      const said = words.filter((word) => word !== null);
      return isExact ? oneAfterAnother(said) : allSaid(words);
    }),
    wordsInPassage: null,
    isExact,
  };
}

type NearNode = Extract<QueryNode, { kind: 'near' }>;

function compileNear(node: NearNode, frequent: ReadonlySet<string>): Condition {
  const words = inOneLanguage((language) => wordsOfNear(node, language));
  const spelt = inOneLanguage((language) => speltNear(node, language));
  return {
    kind: 'positional',
    node,
    inDocument: allOf([
      spanInDocument(node.field, node.left, frequent),
      spanInDocument(node.field, node.right, frequent),
    ]),
    inPassage: spelt ?? words,
    wordsInPassage: spelt === null ? null : words,
    isExact: spelt !== null,
  };
}

function wordsOfNear(node: NearNode, language: Language): string | null {
  return allSaid([spanInPassage(node, node.left, language), spanInPassage(node, node.right, language)]);
}

/** Null when it cannot be stated, or only by too many distances. */
function speltNear(node: NearNode, language: Language): string | null {
  const left = operandsByWidth(node, node.left, language);
  const right = operandsByWidth(node, node.right, language);
  if (left === null || right === null) return null;
  const distances = left.size * right.size * node.distance * (node.ordered ? 1 : 2);
  // The words first: a passage of the other language has none, and its distances are not looked at.
  return distances > MOST_SPELT_DISTANCES
    ? null
    : allSaid([wordsOfNear(node, language), speltDistances(node, left, right)]);
}

/** Every distance on its own: `<n>` means exactly n words on. */
function speltDistances(node: NearNode, left: ReadonlyMap<number, string>, right: ReadonlyMap<number, string>): string {
  const alternatives: string[] = [];
  for (const one of left.values()) {
    for (const two of right.values()) {
      for (let distance = 1; distance <= node.distance; distance++) {
        alternatives.push(`(${one} <${distance}> ${two})`);
        if (!node.ordered) alternatives.push(`(${two} <${distance}> ${one})`);
      }
    }
  }
  return anyOf(alternatives);
}

function leavesOf(span: SpanNode): LeafNode[] {
  return span.kind === 'or' ? span.children.flatMap(leavesOf) : [span];
}

/**
 * The leaves of one side, those of one width together: PostgreSQL measures the distance to an operand by one width,
 * so alternatives of several widths would be measured wrongly. Null when the side holds a prefix.
 */
function operandsByWidth({ field }: NearNode, span: SpanNode, language: Language): Map<number, string> | null {
  const byWidth = new Map<number, string[]>();
  for (const leaf of leavesOf(span)) {
    const words = placesOf(leaf).map((word) => wordInPassage(field, word, language));
    const spelt = words.filter((word) => word !== null);
    if (spelt.length < words.length) return null;
    byWidth.set(words.length, [...(byWidth.get(words.length) ?? []), oneAfterAnother(spelt)]);
  }
  return new Map([...byWidth].map(([width, operands]) => [width, anyOf(operands)]));
}

/** Words of each leaf together somewhere in a passage. */
function spanInPassage({ field }: NearNode, span: SpanNode, language: Language): string | null {
  return anySaid(
    leavesOf(span).map((leaf) => allSaid(placesOf(leaf).map((word) => wordInPassage(field, word, language)))),
  );
}

/** Words, and pairs where the index has them, somewhere in a document. */
export function spanInDocument(field: NearNode['field'], span: SpanNode, frequent: ReadonlySet<string>): string {
  if (span.kind === 'or') return anyOf(span.children.map((child) => spanInDocument(field, child, frequent)));
  const places = placesOf(span);
  const pairs = places.slice(1).map((word, index) => {
    const before = places[index];
    return before === undefined ? null : pairInDocument(field, before, word, frequent);
  });
  // A word that is part of an indexed pair is asked for by the pair.
  const words = places.filter((_, index) => (pairs[index - 1] ?? null) === null && (pairs[index] ?? null) === null);
  return allOf([...pairs.filter((pair) => pair !== null), ...words.map((word) => wordInDocument(field, word))]);
}
