import type { Language } from '@rotunda/domain';
import { getSpanLeaves, type LeafNode, type PhraseWord, type QueryNode, type SpanNode } from '@rotunda/query';
import type { TermsCondition } from './terms-condition.ts';
import {
  allOf,
  allOfPresent,
  anyOf,
  anyOfIfAllPresent,
  formInPassage,
  perLanguage,
  consecutive,
  pairInDocument,
  termInPassage,
  wordInDocument,
  wordInPassage,
} from './tsquery.ts';

type NearNode = Extract<QueryNode, { kind: 'near' }>;

export type PositionalNode = LeafNode | NearNode;

/** Leaf or proximity that a document's lexemes cannot decide, only its passages. */
export interface PositionalCondition {
  kind: 'positional';
  node: PositionalNode;
  /** Matches every document that the node matches, and possibly others (over `doc_search.lexemes`). */
  inDocument: string;
  /**
   * What every passage matching the node contains, ignoring order and distance. It is looked up first because the index
   * has no positions. Empty if that would not help.
   */
  needs: PassageNeed[];
  /** Matches exactly the passages that the node matches. */
  exact: string;
  /** Vector that `exact` applies to. The forms for prefixes have a vector of their own. */
  vector: 'terms' | 'forms' | 'both';
}

/** At least one of the two must match the passage's vector of that name. */
export interface PassageNeed {
  terms: string | null;
  forms: string | null;
}

/** Returns the positions of a leaf: a single one for a word or prefix. */
export function getPlaces(leaf: LeafNode): PhraseWord[] {
  return leaf.kind === 'phrase' ? leaf.words : [leaf];
}

export function compileLeaf(leaf: LeafNode, frequent: ReadonlySet<string>): TermsCondition | PositionalCondition {
  const { field } = leaf;
  const places = getPlaces(leaf);
  const [first, second] = places;
  if (field !== 'text' && first !== undefined) {
    if (second === undefined) return { kind: 'terms', tsquery: wordInDocument(field, first) };
    const pair = places.length === 2 ? pairInDocument(field, first, second, frequent) : null;
    if (pair !== null) return { kind: 'terms', tsquery: pair };
  }
  const vector = getVector(places);
  return {
    kind: 'positional',
    node: leaf,
    inDocument: spanInDocument(field, leaf, frequent),
    // The index itself intersects the words of a phrase.
    needs: vector === 'terms' ? [] : needsOfLeaf(field, leaf),
    exact: perLanguage((language) => consecutive(places.map((word) => termInPassage(field, word, language)))),
    vector,
  };
}

export function compileNear(node: NearNode, frequent: ReadonlySet<string>): PositionalCondition {
  const { field, left, right } = node;
  const needs = [...needsOfSide(field, left), ...needsOfSide(field, right)];
  return {
    kind: 'positional',
    node,
    inDocument: allOf([spanInDocument(field, left, frequent), spanInDocument(field, right, frequent)]),
    needs: joinIndexed(needs, wordsOfNear(node)),
    exact: perLanguage((language) => speltNear(node, language)),
    vector: getVector([...getSpanLeaves(left), ...getSpanLeaves(right)].flatMap(getPlaces)),
  };
}

function getVector(places: readonly PhraseWord[]): PositionalCondition['vector'] {
  const prefixes = places.filter((word) => 'prefix' in word).length;
  return prefixes === 0 ? 'terms' : prefixes === places.length ? 'forms' : 'both';
}

/** Combines all needs that the index can answer into one lookup, because all words of a text are in one language. */
function joinIndexed(needs: readonly PassageNeed[], words: string | null): PassageNeed[] {
  const others = needs.filter((need) => need.forms !== null);
  return words === null ? others : [{ terms: words, forms: null }, ...others];
}

/** Returns the words of a near in a passage that are needed whichever alternative matches. */
export function wordsOfNear({ field, left, right }: NearNode): string | null {
  return perLanguage((language) =>
    allOfPresent([wordsOfSide(field, left, language), wordsOfSide(field, right, language)]),
  );
}

/** Returns null if the side can match without any word, by a leaf of prefixes only. */
function wordsOfSide(field: NearNode['field'], side: SpanNode, language: Language): string | null {
  return anyOfIfAllPresent(getSpanLeaves(side).map((leaf) => wordsOfLeaf(field, leaf, language)));
}

function wordsOfLeaf(field: NearNode['field'], leaf: LeafNode, language: Language): string | null {
  return allOfPresent(getPlaces(leaf).map((word) => wordInPassage(field, word, language)));
}

/** Returns needs that depend on prefixes. */
function needsOfSide(field: NearNode['field'], side: SpanNode): PassageNeed[] {
  const forms = getSpanLeaves(side).map((leaf) => formsOfLeaf(field, leaf));
  if (forms.every((one) => one === null)) return [];
  const wordsOnly = getSpanLeaves(side).filter((_, place) => forms[place] === null);
  return [
    {
      terms: orNull(wordsOnly.flatMap((leaf) => perLanguage((language) => wordsOfLeaf(field, leaf, language)) ?? [])),
      forms: orNull(forms.filter((one) => one !== null)),
    },
  ];
}

function needsOfLeaf(field: NearNode['field'], leaf: LeafNode): PassageNeed[] {
  const words = perLanguage((language) => wordsOfLeaf(field, leaf, language));
  return joinIndexed(needsOfSide(field, leaf), words);
}

function orNull(operands: readonly string[]): string | null {
  return operands.length === 0 ? null : anyOf(operands);
}

function formsOfLeaf(field: NearNode['field'], leaf: LeafNode): string | null {
  return allOfPresent(getPlaces(leaf).map((word) => formInPassage(field, word)));
}

/** Spells out every distance, because `<n>` means exactly n words apart. */
function speltNear(node: NearNode, language: Language): string {
  const alternatives: string[] = [];
  for (const one of operandsByWidth(node.field, node.left, language)) {
    for (const two of operandsByWidth(node.field, node.right, language)) {
      for (let distance = 1; distance <= node.distance; distance++) {
        alternatives.push(`(${one} <${distance}> ${two})`);
        if (!node.ordered) alternatives.push(`(${two} <${distance}> ${one})`);
      }
    }
  }
  // The words come first, so that a passage in the other language fails without its distances being compared.
  const words = allOfPresent([
    wordsOfSide(node.field, node.left, language),
    wordsOfSide(node.field, node.right, language),
  ]);
  return allOf([...(words === null ? [] : [words]), anyOf(alternatives)]);
}

/**
 * Groups the leaves of one side by width. PostgreSQL uses one width for the distance to an operand, so alternatives of
 * different widths would be measured wrongly.
 */
function operandsByWidth(field: NearNode['field'], span: SpanNode, language: Language): string[] {
  const byWidth = new Map<number, string[]>();
  for (const leaf of getSpanLeaves(span)) {
    const places = getPlaces(leaf);
    const spelt = consecutive(places.map((word) => termInPassage(field, word, language)));
    byWidth.set(places.length, [...(byWidth.get(places.length) ?? []), spelt]);
  }
  return [...byWidth.values()].map(anyOf);
}

/** Returns the words, and pairs where the index has them, anywhere in a document. */
export function spanInDocument(field: NearNode['field'], span: SpanNode, frequent: ReadonlySet<string>): string {
  if (span.kind === 'or') return anyOf(span.children.map((child) => spanInDocument(field, child, frequent)));
  const places = getPlaces(span);
  const pairs = places.slice(1).map((word, index) => {
    const before = places[index];
    return before === undefined ? null : pairInDocument(field, before, word, frequent);
  });
  // A word in an indexed pair is already covered by the pair.
  const words = places.filter((_, index) => (pairs[index - 1] ?? null) === null && (pairs[index] ?? null) === null);
  return allOf([...pairs.filter((pair) => pair !== null), ...words.map((word) => wordInDocument(field, word))]);
}
