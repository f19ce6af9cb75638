import type { AnalyzedField } from '@rotunda/analysis';
import type { LeafNode, PhraseWord, QueryNode, SpanNode } from '@rotunda/query';
import { type SQL, sql } from 'drizzle-orm';
import { getPlaces, spanInDocument } from './compile-positional.ts';
import { quoteLexeme } from './lexemes.ts';
import { allOf, allOfPresent, anyOf, consecutive } from './tsquery.ts';

/**
 * Weights of D, C, B, A in the order of ts_rank. Measured on 272 known documents searched for by three words of their
 * title or summary: mean reciprocal rank 0.486 and 0.583 (with 0.2 for the summary: 0.486 and 0.529; SQLite's bm25:
 * 0.462 and 0.644).
 */
const RANK_WEIGHTS = '{0.1, 0.1, 0.6, 1.0}';
/** Makes ts_rank divide by 1 + the logarithm of the length, so that a long title does not win by its length. */
const RANK_BY_LENGTH = 1;

/**
 * Returns the score of a row of `doc_head`, for searches and alerts alike.
 * @param scored see `RankQuery`
 */
export function getScore(lexemes: SQL, scored: SQL): SQL {
  return sql`ts_rank(${RANK_WEIGHTS}, ${lexemes}, ${scored}::tsquery, ${sql.raw(String(RANK_BY_LENGTH))})`;
}

/** More words would only slow ranking down, and order among so many means little. */
const MAX_RANKED_LEAVES = 32;

/** How to find and order documents that are about a query rather than only mention it. */
export interface RankQuery {
  /**
   * Groups of documents worth scoring: those with the whole query in the title, in title or summary, or with part of it
   * in the title.
   */
  tiers: RankTier[];
  /** Query over `doc_head` whose weights are added up. */
  scored: string;
}

export interface RankTier {
  /** Query over `doc_search`. */
  tsquery: string;
  /** Whether every document that matches the tier also matches the query, if single lexemes decide the query. */
  isWholeQuery: boolean;
}

/** Returns null if the query has no positive words for title or summary, so that only the date can order results. */
export function buildRankQuery(query: QueryNode, frequent: ReadonlySet<string>): RankQuery | null {
  const leaves = scoredLeaves(query);
  const tiers: Tier[] = [{ fields: ['title'], join: 'and', frequent }];
  if (leaves.length <= MAX_RANKED_LEAVES) {
    tiers.push({ fields: ['title', 'summary'], join: 'and', frequent });
    tiers.push({ fields: ['title'], join: 'or', frequent });
  }
  const said = new Map<string, RankTier>();
  for (const tier of tiers) {
    const tsquery = inFields(query, tier);
    if (tsquery === null || said.has(tsquery)) continue;
    said.set(tsquery, { tsquery, isWholeQuery: isWhole(query, tier) });
  }
  if (leaves.length === 0 || said.size === 0) return null;
  return { tiers: [...said.values()], scored: anyOf(leaves.slice(0, MAX_RANKED_LEAVES)) };
}

interface Tier {
  fields: readonly AnalyzedField[];
  /** How an AND of the query is treated. */
  join: 'and' | 'or';
  frequent: ReadonlySet<string>;
}

/** Returns the positive words of a query within the fields of a tier. */
function inFields(node: QueryNode, tier: Tier): string | null {
  switch (node.kind) {
    case 'all':
    case 'not':
      return null;
    case 'and':
    case 'or': {
      const said = node.children.map((child) => inFields(child, tier)).filter((operand) => operand !== null);
      if (said.length === 0) return null;
      return node.kind === 'and' && tier.join === 'and' ? allOf(said) : anyOf(said);
    }
    case 'near':
      return allOfPresent([spanInFields(node.field, node.left, tier), spanInFields(node.field, node.right, tier)]);
    default:
      return spanInFields(node.field, node, tier);
  }
}

/** Whether a tier requires everything the query requires. */
function isWhole(node: QueryNode, tier: Tier): boolean {
  switch (node.kind) {
    case 'all':
    case 'not':
    case 'near':
      return false;
    case 'and':
      return tier.join === 'and' && node.children.every((child) => isWhole(child, tier));
    case 'or':
      return node.children.every((child) => isWhole(child, tier) || inFields(child, tier) === null);
    default:
      return spanInFields(node.field, node, tier) !== null;
  }
}

function spanInFields(own: AnalyzedField | null, span: SpanNode, { fields, frequent }: Tier): string | null {
  const asked = fields.filter((field) => own === null || own === field);
  return asked.length === 0 ? null : anyOf(asked.map((field) => spanInDocument(field, span, frequent)));
}

function scoredLeaves(node: QueryNode): string[] {
  switch (node.kind) {
    case 'all':
    case 'not':
      return [];
    case 'and':
    case 'or':
      return node.children.flatMap(scoredLeaves);
    case 'near':
      return [...scoredSpan(node.field, node.left), ...scoredSpan(node.field, node.right)];
    default:
      return scoredSpan(node.field, node);
  }
}

function scoredSpan(own: AnalyzedField | null, span: SpanNode): string[] {
  return span.kind === 'or' ? span.children.flatMap((child) => scoredSpan(own, child)) : scoredLeaf(own, span);
}

/** Prefixes are omitted because the head has no unstemmed forms. */
function scoredLeaf(field: AnalyzedField | null, leaf: LeafNode): string[] {
  if (field !== null && field !== 'title' && field !== 'summary') return [];
  const weight = field === null ? '' : field === 'title' ? ':A' : ':B';
  const words = getPlaces(leaf).map((word: PhraseWord) =>
    'prefix' in word ? null : anyOf(word.terms.map((term) => quoteLexeme(term) + weight)),
  );
  const spelt = words.filter((word) => word !== null);
  if (spelt.length === 0) return [];
  return [spelt.length === words.length ? consecutive(spelt) : allOf(spelt)];
}
