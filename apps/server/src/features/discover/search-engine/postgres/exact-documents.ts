import { type SQL, sql } from 'drizzle-orm';
import type { PassageNeed, PositionalCondition } from './compile-positional.ts';
import { allClauses, anyClause, type Clause, toSql } from './filter-sql.ts';
import { allOf } from './tsquery.ts';

const VECTORS: Readonly<Record<PositionalCondition['vector'], SQL>> = {
  terms: sql`p.terms`,
  forms: sql`p.forms`,
  // Converted to text and back, because `||` would shift the second vector's positions behind the first's.
  both: sql`(p.terms::text || ' ' || p.forms::text)::tsvector`,
};

/**
 * Selects the documents with a passage that satisfies the condition.
 * @param documents restricts the passages `p`
 */
export function exactDocuments(condition: PositionalCondition, documents: Clause): SQL {
  const { needs, exact, vector } = condition;
  if (vector === 'terms' && needs.length === 0) {
    const where = allClauses([sql`p.terms @@ ${exact}::tsquery`, documents]);
    return sql`select distinct p.document_id from passages p where ${toSql(where)}`;
  }
  // `offset 0` is an optimization fence; without it the planner would use the index for both conditions.
  return sql`
    select distinct document_id from (
      select p.document_id, ${VECTORS[vector]} as vector from passages p
      where ${toSql(candidates(condition, documents))} offset 0) as candidate
    where ts_match_vq(vector, ${exact}::tsquery)`;
}

/** Builds the condition on `p` for passages that contain what is needed. */
function candidates({ needs, inDocument }: PositionalCondition, documents: Clause): Clause {
  const indexed = needs.flatMap((need) => (need.forms === null && need.terms !== null ? [need.terms] : []));
  const others = needs.filter((need) => need.forms !== null).map(needed);
  if (indexed.length > 0) return allClauses([sql`p.terms @@ ${allOf(indexed)}::tsquery`, documents, ...others]);
  // Split documents have no lexemes to look them up by; there are few.
  const byLexemes = sql`p.document_id in (
    select document_id from doc_search where lexemes @@ ${inDocument}::tsquery
    union all select document_id from doc_search where is_split)`;
  return allClauses([documents === true ? byLexemes : documents, ...others]);
}

/** Calls the operator's function instead of the operator so that no index is used, because the forms have none. */
function needed({ terms, forms }: PassageNeed): Clause {
  return anyClause([
    terms === null ? false : sql`ts_match_vq(p.terms, ${terms}::tsquery)`,
    forms === null ? false : sql`ts_match_vq(p.forms, ${forms}::tsquery)`,
  ]);
}
