import { prefixLexeme } from '@rotunda/analysis';
import type { LeafNode, QueryNode, SpanNode } from '@rotunda/query';
import { compileNear, getPlaces, wordsOfNear } from './compile-positional.ts';
import { quoteLexeme } from './lexemes.ts';
import { allOfPresent, anyOf, perLanguage, consecutive, wordInPassage } from './tsquery.ts';

/** What to look for when showing passages of a found document. */
export interface PassageQuery {
  /** Over `terms`: as much of the query as one passage can contain. Null if it has no positive words. */
  all: string | null;
  /** Over `terms`: any of its words, phrases and proximities. */
  any: string | null;
  /** Over `forms`: any of its prefixes. */
  prefixes: string | null;
}

/** Maximum length of a spelled-out proximity; for a longer one, the words alone determine the passage to show. */
const MAX_COMPARED = 20_000;

const NO_PAIRS: ReadonlySet<string> = new Set();

export function buildPassageQuery(query: QueryNode): PassageQuery {
  const any = new Set<string>();
  const prefixes = new Set<string>();
  collect(query, any, prefixes);
  return { all: together(query), any: orNull([...any]), prefixes: orNull([...prefixes]) };
}

function orNull(operands: readonly string[]): string | null {
  return operands.length === 0 ? null : anyOf(operands);
}

function together(node: QueryNode): string | null {
  switch (node.kind) {
    case 'all':
    case 'not':
      return null;
    case 'and':
      return allOfPresent(node.children.map(together));
    case 'or':
      return orNull(node.children.map(together).filter((operand) => operand !== null));
    case 'near':
      return inPassage(node);
    default:
      return leafInPassage(node);
  }
}

function inPassage(node: Extract<QueryNode, { kind: 'near' }>): string | null {
  // Pairs are indexed only for whole documents and do not matter for passages.
  const { exact, vector } = compileNear(node, NO_PAIRS);
  return vector === 'terms' && exact.length <= MAX_COMPARED ? exact : wordsOfNear(node);
}

function leafInPassage(leaf: LeafNode): string | null {
  return perLanguage((language) => {
    const words = getPlaces(leaf).map((word) => wordInPassage(leaf.field, word, language));
    const spelt = words.filter((word) => word !== null);
    return spelt.length === words.length ? consecutive(spelt) : allOfPresent(words);
  });
}

function collect(node: QueryNode | SpanNode, any: Set<string>, prefixes: Set<string>): void {
  switch (node.kind) {
    case 'all':
    case 'not':
      return;
    case 'and':
    case 'or':
      for (const child of node.children) collect(child, any, prefixes);
      return;
    case 'near': {
      const proximity = inPassage(node);
      if (proximity !== null) any.add(proximity);
      else for (const side of [node.left, node.right]) collect(side, any, prefixes);
      return;
    }
    default: {
      const words = leafInPassage(node);
      if (words !== null) any.add(words);
      for (const word of getPlaces(node)) {
        if ('prefix' in word) prefixes.add(`${quoteLexeme(prefixLexeme(word.prefix))}:*`);
      }
    }
  }
}
