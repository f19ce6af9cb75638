import type { QueryNode } from '@rotunda/query';
import { type SQL, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../../platform/database/create-database.ts';
import type { MatchedPassage } from '../search-engine.ts';
import { anyClause, bindList, toSql } from './filter-sql.ts';
import { buildPassageQuery } from './passage-query.ts';

/** Number of passages of a document to search for one that contains the whole query, which usually none does. */
const PASSAGES_SEARCHED_FOR_ALL = 200;

export interface PassageRow extends Record<string, unknown> {
  /** The driver returns it as text, JSON as a number. */
  document_id: string | number;
  stream_index: number;
  start_offset: number;
  excerpt: string;
  is_struck: boolean;
}

/** Implements `SearchEngine.getMatches`. */
export async function findPassages(
  transaction: DatabaseHandle,
  query: QueryNode,
  documentIds: readonly number[],
  perDocument: number,
): Promise<MatchedPassage[]> {
  const select = documentIds.length === 0 ? null : passagesSelect(query, bindList(documentIds, 'bigint'), perDocument);
  if (select === null) return [];
  const { rows } = await transaction.execute<PassageRow>(select);
  return distinctPassages(rows, perDocument);
}

/**
 * Selects PassageRow for `distinctPassages`; null if the query has no words to look for.
 *
 * @param documentIds an array that determines the order of the passages
 */
export function passagesSelect(query: QueryNode, documentIds: SQL, perDocument: number): SQL | null {
  const { all, any, prefixes } = buildPassageQuery(query);
  const max = sql.raw(String(perDocument));
  const passagesWhere = (rank: 0 | 1, clause: SQL) => sql`
    (select ${sql.raw(String(rank))} as rank, p.passage_number, p.stream_index, p.start_offset, p.excerpt, p.is_struck
      from passages p where p.document_id = shown.document_id and p.excerpt is not null and ${clause}
      order by p.passage_number limit ${max})`;
  const someHold = anyClause([
    any === null ? false : matchesTsquery('terms', any),
    prefixes === null ? false : matchesTsquery('forms', prefixes),
  ]);
  if (someHold === false) return null;
  const kinds = [passagesWhere(1, toSql(someHold))];
  if (all !== null) {
    const isEarly = sql.raw(`p.passage_number < ${PASSAGES_SEARCHED_FOR_ALL}`);
    kinds.unshift(passagesWhere(0, sql`${isEarly} and ${matchesTsquery('terms', all)}`));
  }
  return sql`
    select shown.document_id, found.stream_index, found.start_offset, found.excerpt, found.is_struck
    from unnest(${documentIds}) with ordinality as shown (document_id, place)
    cross join lateral (${sql.join(kinds, sql` union all `)}) as found
    order by shown.place, found.rank, found.passage_number`;
}

/**
 * Calls the function behind `@@` so that no index is used. The passages of one document are then read in order until
 * enough are found, whereas the index would first go through those of all documents.
 */
function matchesTsquery(column: 'terms' | 'forms', tsquery: string): SQL {
  return sql`ts_match_vq(p.${sql.raw(column)}, ${tsquery}::tsquery)`;
}

/** Removes duplicates: a passage that contains the whole query is also found as one that contains part of it. */
export function distinctPassages(rows: readonly PassageRow[], perDocument: number): MatchedPassage[] {
  const kept: MatchedPassage[] = [];
  const seen = new Set<string>();
  const counts = new Map<number, number>();
  for (const row of rows) {
    const documentId = Number(row.document_id);
    const key = `${documentId} ${row.stream_index} ${row.start_offset}`;
    const count = counts.get(documentId) ?? 0;
    if (seen.has(key) || count >= perDocument) continue;
    seen.add(key);
    counts.set(documentId, count + 1);
    kept.push({
      documentId,
      streamIndex: row.stream_index,
      startOffset: row.start_offset,
      excerpt: row.excerpt,
      isStruck: row.is_struck,
    });
  }
  return kept;
}
