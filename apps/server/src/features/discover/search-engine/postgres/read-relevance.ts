import type { QueryNode } from '@rotunda/query';
import { sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../../platform/database/create-database.ts';
import { buildRankQuery, getScore } from './rank-query.ts';
import { anyOf } from './tsquery.ts';

interface ScoreRow extends Record<string, unknown> {
  place: number;
  score: number | null;
}

/**
 * Returns, in one statement, the score a search would give one document for each query. See `SearchEngine.getRelevance`.
 */
export async function readRelevance(
  transaction: DatabaseHandle,
  frequentTerms: ReadonlySet<string>,
  documentId: number,
  queries: readonly QueryNode[],
): Promise<(number | null)[]> {
  const asked = queries.flatMap((query, place) => {
    const rank = buildRankQuery(query, frequentTerms);
    return rank === null ? [] : [{ place, about: anyOf(rank.tiers.map((tier) => tier.tsquery)), scored: rank.scored }];
  });
  const scores: (number | null)[] = queries.map(() => null);
  if (asked.length === 0) return scores;
  // Split documents are always scored, as in a search.
  const { rows } = await transaction.execute<ScoreRow>(sql`
    select asked.place, case when d.is_split or d.lexemes @@ asked.about::tsquery
      then ${getScore(sql`head.lexemes`, sql`asked.scored`)} end as score
    from doc_search d join doc_head head using (document_id),
      json_to_recordset(${JSON.stringify(asked)}::json) as asked(place int, about text, scored text)
    where d.document_id = ${documentId}::bigint`);
  for (const { place, score } of rows) scores[place] = score;
  return scores;
}
