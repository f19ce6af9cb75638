import { createHash } from 'node:crypto';
import { ANALYSIS_VERSION } from '@rotunda/analysis';
import { docHead, docSearch, docSearchPart, passages } from '@rotunda/database';
import { sql } from 'drizzle-orm';
import { isOneOf } from '../../../../platform/database/is-one-of.ts';
import type { DatabaseHandle } from '../../../../platform/database/create-database.ts';
import type { IndexedDocument } from '../../../documents/index.ts';
import { combinationNumbers } from './combination-numbers.ts';
import { documentLexemes, type LexemeOptions } from './document-lexemes.ts';
import { documentPassages, headLiteral, type PassageRow } from './document-passages.ts';
import { getTypeNumber } from './filter-sql.ts';

/** Raise this when the same analysis is written to the tables differently. */
const LAYOUT_VERSION = 3;
/** Begins the hash of every document indexed by this release, so that those of an earlier one are found. */
export const INDEX_VERSION = `${LAYOUT_VERSION}.${ANALYSIS_VERSION}:`;
/** Rows are sent in chunks of about this many characters, so that neither side holds a whole batch of texts twice. */
const PIECE_CHARACTERS = 4_000_000;

/** Adds or replaces documents. Texts that are already indexed are not written again. */
export async function indexDocuments(
  transaction: DatabaseHandle,
  documents: readonly IndexedDocument[],
  options: LexemeOptions,
): Promise<void> {
  if (documents.length === 0) return;
  const hashed = documents.map((document) => ({ ...document, contentHash: getContentHash(document) }));
  const combinations = await combinationNumbers(
    transaction,
    documents.map(({ searchable }) => searchable.facets),
  );
  const known = await findHashes(
    transaction,
    documents.map(({ searchable }) => searchable.documentId),
  );
  const changed: HashedDocument[] = [];
  const facts: FactsRow[] = [];
  for (const [place, document] of hashed.entries()) {
    facts.push(factsRow(document, combinations[place] ?? 0));
    if (known.get(document.searchable.documentId) !== document.contentHash) changed.push(document);
  }
  const changedIds = new Set(changed.map(({ searchable }) => searchable.documentId));
  await removeDocuments(transaction, [...changedIds]);
  await insertContents(transaction, changed, facts, options);
  await updateFacts(
    transaction,
    facts.filter((row) => !changedIds.has(row.document_id)),
  );
}

export async function removeDocuments(transaction: DatabaseHandle, documentIds: readonly number[]): Promise<void> {
  if (documentIds.length === 0) return;
  const ids = [...documentIds];
  await transaction.delete(docSearch).where(isOneOf(docSearch.documentId, ids));
  await transaction.delete(docSearchPart).where(isOneOf(docSearchPart.documentId, ids));
  await transaction.delete(docHead).where(isOneOf(docHead.documentId, ids));
  await transaction.delete(passages).where(isOneOf(passages.documentId, ids));
}

/**
 * Merges the pending lists of the GIN indexes. New rows go on a list that every lookup reads from end to end; a full
 * list (1 MB) costs each lookup 3 ms, more than the lookup itself.
 */
export async function maintainIndexes(database: DatabaseHandle): Promise<void> {
  await database.execute(sql`
    select gin_clean_pending_list(name::regclass)
    from unnest(array['doc_search_lexemes', 'doc_search_part_lexemes', 'passages_terms']) as name`);
}

type HashedDocument = IndexedDocument & { contentHash: string };

function getContentHash({ searchable }: IndexedDocument): string {
  const hash = createHash('sha256').update(INDEX_VERSION);
  for (const { field, language, text, struck = false } of searchable.streams) {
    hash.update(`\0${field} ${language} ${struck} ${text}`);
  }
  return INDEX_VERSION + hash.digest('base64url');
}

async function findHashes(transaction: DatabaseHandle, documentIds: readonly number[]): Promise<Map<number, string>> {
  const rows = await transaction
    .select({ documentId: docHead.documentId, contentHash: docHead.contentHash })
    .from(docHead)
    .where(isOneOf(docHead.documentId, documentIds));
  return new Map(rows.map((row) => [row.documentId, row.contentHash]));
}

interface FactsRow {
  document_id: number;
  combination_id: number;
  type_number: number;
  introduced_ts: number | null;
  last_updated_ts: number | null;
}

function factsRow({ searchable: { documentId, facets } }: IndexedDocument, combinationId: number): FactsRow {
  return {
    document_id: documentId,
    combination_id: combinationId,
    type_number: getTypeNumber(facets.documentType),
    introduced_ts: facets.introducedTs,
    last_updated_ts: facets.lastUpdatedTs,
  };
}

/** Rows to be sent, by table. */
interface Waiting {
  search: (FactsRow & { is_split: boolean; lexemes: string })[];
  parts: { document_id: number; part_number: number; lexemes: string }[];
  heads: { document_id: number; content_hash: string; lexemes: string }[];
  passages: Record<string, unknown>[];
  characters: number;
}

function nothingWaiting(): Waiting {
  return { search: [], parts: [], heads: [], passages: [], characters: 0 };
}

async function insertContents(
  transaction: DatabaseHandle,
  documents: readonly HashedDocument[],
  facts: readonly FactsRow[],
  options: LexemeOptions,
): Promise<void> {
  const factsById = new Map(facts.map((row) => [row.document_id, row]));
  let waiting = nothingWaiting();
  for (const document of documents) {
    const { documentId } = document.searchable;
    const own = factsById.get(documentId);
    if (own === undefined) continue;
    const { whole, parts } = documentLexemes(document.analyzed, options);
    waiting.search.push({ ...own, is_split: parts.length > 0, lexemes: whole });
    parts.forEach((lexemes, part_number) => waiting.parts.push({ document_id: documentId, part_number, lexemes }));
    waiting.heads.push({
      document_id: documentId,
      content_hash: document.contentHash,
      lexemes: headLiteral(document),
    });
    waiting.characters += whole.length + parts.reduce((sum, part) => sum + part.length, 0);
    let passageNumber = 0;
    for (const row of documentPassages(document)) {
      waiting.passages.push(passageRecord(documentId, passageNumber++, row));
      waiting.characters += row.terms.length + row.forms.length + (row.excerpt?.length ?? 0);
      if (waiting.characters > PIECE_CHARACTERS) {
        await send(transaction, waiting);
        waiting = nothingWaiting();
      }
    }
  }
  await send(transaction, waiting);
}

function passageRecord(documentId: number, passageNumber: number, row: PassageRow): Record<string, unknown> {
  return {
    document_id: documentId,
    passage_number: passageNumber,
    stream_index: row.streamIndex,
    start_offset: row.startOffset,
    excerpt: row.excerpt,
    is_struck: row.isStruck,
    terms: row.terms,
    forms: row.forms,
  };
}

/**
 * Sends one statement per table as JSON, which both sides read and write natively, unlike arrays of quoted literals.
 */
async function send(transaction: DatabaseHandle, { search, parts, heads, passages: rows }: Waiting): Promise<void> {
  if (search.length > 0) {
    await transaction.execute(sql`
      insert into doc_search (document_id, combination_id, type_number, introduced_ts, last_updated_ts, is_split, lexemes)
      select document_id, combination_id, type_number, introduced_ts, last_updated_ts, is_split, lexemes::tsvector
      from json_to_recordset(${JSON.stringify(search)}::json) as row(document_id bigint, combination_id int,
        type_number smallint, introduced_ts bigint, last_updated_ts bigint, is_split boolean, lexemes text)`);
  }
  if (parts.length > 0) {
    await transaction.execute(sql`
      insert into doc_search_part (document_id, part_number, lexemes)
      select document_id, part_number, lexemes::tsvector
      from json_to_recordset(${JSON.stringify(parts)}::json) as row(document_id bigint, part_number int, lexemes text)`);
  }
  if (heads.length > 0) {
    await transaction.execute(sql`
      insert into doc_head (document_id, content_hash, lexemes)
      select document_id, content_hash, lexemes::tsvector
      from json_to_recordset(${JSON.stringify(heads)}::json) as row(document_id bigint, content_hash text, lexemes text)`);
  }
  if (rows.length > 0) {
    await transaction.execute(sql`
      insert into passages (document_id, passage_number, stream_index, start_offset, excerpt, is_struck, terms, forms)
      select document_id, passage_number, stream_index, start_offset, excerpt, is_struck, terms::tsvector, forms::tsvector
      from json_to_recordset(${JSON.stringify(rows)}::json) as row(document_id bigint, passage_number int,
        stream_index int, start_offset int, excerpt text, is_struck boolean, terms text, forms text)`);
  }
}

async function updateFacts(transaction: DatabaseHandle, rows: readonly FactsRow[]): Promise<void> {
  if (rows.length === 0) return;
  await transaction.execute(sql`
    update doc_search d
    set combination_id = row.combination_id, type_number = row.type_number,
      introduced_ts = row.introduced_ts, last_updated_ts = row.last_updated_ts
    from json_to_recordset(${JSON.stringify(rows)}::json) as row(document_id bigint, combination_id int,
      type_number smallint, introduced_ts bigint, last_updated_ts bigint)
    where d.document_id = row.document_id`);
}
