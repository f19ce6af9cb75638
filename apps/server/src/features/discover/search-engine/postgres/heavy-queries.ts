import { normalizeQuery, type PhraseWord, type QueryNode, queryCost, type SpanNode } from '@rotunda/query';
import { type PositionalNode, getPlaces } from './compile-positional.ts';
import { compileQuery, type Condition } from './compile-query.ts';

/** Threshold in `queryCost` above which a search may take longer than a page should. */
export const HEAVY_COST = 200;

/**
 * Whether finding the documents may take longer than a page should. `queryCost` does not know how often words occur, so
 * a short proximity of frequent words is rated here: it compares positions in a large part of all passages.
 */
export function isHeavyToFind(query: QueryNode, frequentTerms: ReadonlySet<string>): boolean {
  if (queryCost(query) > HEAVY_COST) return true;
  return comparesMany(compileQuery(normalizeQuery(query), frequentTerms), frequentTerms);
}

/**
 * Whether showing passages may take longer than a page should. Only those of the documents shown are read, however
 * frequent the words are.
 */
export function isHeavyToShow(query: QueryNode): boolean {
  return queryCost(query) > HEAVY_COST;
}

function comparesMany(condition: Condition, frequent: ReadonlySet<string>): boolean {
  switch (condition.kind) {
    case 'terms':
      return false;
    case 'positional':
      return isInManyPassages(condition.node, frequent);
    case 'not':
      return comparesMany(condition.child, frequent);
    default:
      return condition.children.some((child) => comparesMany(child, frequent));
  }
}

/** Whether no rare word limits the passages to compare. */
function isInManyPassages(node: PositionalNode, frequent: ReadonlySet<string>): boolean {
  const sides = node.kind === 'near' ? [node.left, node.right] : [node];
  if (sides.some(hasPrefix)) return true;
  return sides.every((side) => canBeFrequent(side, frequent));
}

/** The passage index has no prefixes, so every candidate that it leaves is read. */
function hasPrefix(span: SpanNode): boolean {
  return span.kind === 'or' ? span.children.some(hasPrefix) : getPlaces(span).some((word) => 'prefix' in word);
}

/** Whether one of the alternatives consists of frequent words only. */
function canBeFrequent(span: SpanNode, frequent: ReadonlySet<string>): boolean {
  if (span.kind === 'or') return span.children.some((child) => canBeFrequent(child, frequent));
  return getPlaces(span).every((word) => isFrequent(word, frequent));
}

function isFrequent(word: PhraseWord, frequent: ReadonlySet<string>): boolean {
  return 'prefix' in word || word.terms.some((term) => frequent.has(term));
}
