import { asTyped } from './as-typed.ts';
import { explainQuery } from './explain-query.ts';
import { queryCost } from './query-cost.ts';
import { QUERY_LIMITS } from './query-limits.ts';
import { QUERY_FAULTS, QueryError, type QueryErrorCode } from './query-error.ts';
import { QueryParser } from './query-parser.ts';
import { getLeaves, getWidth } from './query-tree.ts';
import type { ParseResult, QueryNode } from './types.ts';

function fault(code: QueryErrorCode, position: number, length: number): ParseResult {
  return { ok: false, fault: { code, position, length, message: QUERY_FAULTS[code] } };
}

function checked(text: string, query: QueryNode | null, skipped: readonly string[]): ParseResult {
  if (query === null) return fault('no-words', 0, text.length);
  const terms = getLeaves(query).reduce((sum, leaf) => sum + getWidth(leaf), 0);
  if (terms > QUERY_LIMITS.terms) return fault('too-many-terms', 0, text.length);
  if (queryCost(query) > QUERY_LIMITS.cost) return fault('too-costly', 0, text.length);
  const ignored = skipped.length === 0 ? '' : ` Ignored common words: ${skipped.join(', ')}.`;
  return { ok: true, query, explanation: explainQuery(query) + ignored };
}

/**
 * Parses a query as typed (see the README for the language). A blank text matches every document. It never throws: a
 * query that cannot be parsed returns the first fault, in time linear in its length.
 */
export function parseQuery(text: string): ParseResult {
  if (text.length > QUERY_LIMITS.characters) {
    return fault('query-too-long', QUERY_LIMITS.characters, text.length - QUERY_LIMITS.characters);
  }
  if (text.trim() === '') return { ok: true, query: { kind: 'all' }, explanation: explainQuery({ kind: 'all' }) };
  try {
    const { query, skipped } = new QueryParser(asTyped(text)).parse();
    return checked(text, query, skipped);
  } catch (error) {
    if (error instanceof QueryError) return { ok: false, fault: error.fault };
    throw error;
  }
}
