import type pg from 'pg';
import type { IndexRow } from './index-row.ts';

/**
 * Reads vectors in PostgreSQL's binary form, which parses ten times as fast as text. It is base64 because the driver
 * returns only text.
 */
const sent = (column: string) => `encode(tsvectorsend(${column}), 'base64')`;

/** Returns document ids in page order, latest first: all in the index, or those of `documentIds` that are in it. */
export async function readIndexIds(client: pg.ClientBase, documentIds: readonly number[] | null): Promise<number[]> {
  const { rows } = await client.query<{ ids: string }>(
    `select coalesce(json_agg(document_id order by last_updated_ts desc nulls last, document_id desc), '[]')::text as ids
     from doc_search where $1::bigint[] is null or document_id = any($1)`,
    [documentIds],
  );
  const ids: unknown = JSON.parse(rows[0]?.ids ?? '[]');
  return Array.isArray(ids) ? ids.map(Number) : [];
}

interface HeadRow {
  document_id: string;
  combination_id: number;
  type_number: number;
  introduced_ts: string | null;
  last_updated_ts: string | null;
  is_split: boolean;
  lexemes: string;
  head: string;
}

/** Returns the index rows of documents, in page order. Documents not in the index are absent. */
export async function readIndexRows(client: pg.ClientBase, documentIds: readonly number[]): Promise<IndexRow[]> {
  const { rows } = await client.query<HeadRow>(
    `select d.document_id, d.combination_id, d.type_number, d.introduced_ts, d.last_updated_ts, d.is_split,
       ${sent('d.lexemes')} as lexemes, ${sent('h.lexemes')} as head
     from doc_search d join doc_head h using (document_id) where d.document_id = any($1::bigint[])
     order by d.last_updated_ts desc nulls last, d.document_id desc`,
    [documentIds],
  );
  const passages = await readVectors(client, 'passages', 'terms', documentIds);
  const splitIds = rows.filter((row) => row.is_split).map((row) => Number(row.document_id));
  const parts = await readVectors(client, 'doc_search_part', 'lexemes', splitIds);
  return rows.map((row) => {
    const documentId = Number(row.document_id);
    return {
      documentId,
      combinationId: row.combination_id,
      typeNumber: row.type_number,
      introducedTs: numberOrNull(row.introduced_ts),
      lastUpdatedTs: numberOrNull(row.last_updated_ts),
      isSplit: row.is_split,
      lexemes: row.is_split ? (parts.get(documentId) ?? []) : [getVector(row.lexemes)],
      head: getVector(row.head),
      passages: passages.get(documentId) ?? [],
    };
  });
}

async function readVectors(
  client: pg.ClientBase,
  table: 'passages' | 'doc_search_part',
  column: 'terms' | 'lexemes',
  documentIds: readonly number[],
): Promise<Map<number, Buffer[]>> {
  const byDocument = new Map<number, Buffer[]>();
  if (documentIds.length === 0) return byDocument;
  const { rows } = await client.query<{ document_id: string; vector: string }>(
    `select document_id, ${sent(column)} as vector from ${table} where document_id = any($1::bigint[])`,
    [documentIds],
  );
  for (const { document_id, vector } of rows) {
    const documentId = Number(document_id);
    const vectors = byDocument.get(documentId) ?? [];
    byDocument.set(documentId, vectors);
    vectors.push(getVector(vector));
  }
  return byDocument;
}

function getVector(base64: string): Buffer {
  return Buffer.from(base64, 'base64');
}

function numberOrNull(value: string | null): number | null {
  return value === null ? null : Number(value);
}
