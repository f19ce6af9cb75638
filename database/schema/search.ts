import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { ts, tsvector, xid8 } from './columns.ts';

/*
 * The search index: everything here is made of `documents` and `document_texts` and can be thrown away and rebuilt.
 * Lexemes are spelt by features/discover/search-engine/postgres/lexemes.ts.
 */

/**
 * Each combination of filtered facts that occurs, once. A search counts its matches by combination in one pass, and
 * every facet, with or without its own filter, is a sum of those counts. Rows are never changed or deleted.
 */
export const facetCombinations = pgTable(
  'facet_combinations',
  {
    combinationId: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** All facts in one text, because most are null in most rows. */
    factsKey: text().notNull(),
    documentType: text().notNull(),
    isoCode: text(),
    genericStatus: text(),
    chamber: text(),
    billType: text(),
    sessionActive: boolean(),
    regDocumentType: text(),
    researchDocumentType: text(),
    socialPlatform: text(),
    stakeholderType: text(),
  },
  (t) => [unique('facet_combinations_once').on(t.factsKey)],
);

/** One narrow row a document: a search that matches half of all documents reads half of this table. */
export const docSearch = pgTable(
  'doc_search',
  {
    documentId: bigint({ mode: 'number' }).primaryKey(),
    combinationId: integer().notNull(),
    /** Place of the type in DOCUMENT_TYPES. */
    typeNumber: smallint().notNull(),
    /** Its lexemes stand in `doc_search_part`, and `lexemes` is empty. */
    isSplit: boolean().notNull(),
    introducedTs: ts(),
    lastUpdatedTs: ts(),
    /** Every distinct term, bigram and field-marked term, without positions. */
    lexemes: tsvector().notNull(),
  },
  (t) => [
    index('doc_search_lexemes').using('gin', t.lexemes),
    index('doc_search_split')
      .on(t.documentId)
      .where(sql`is_split`),
  ],
);

/** Lexemes of documents with more distinct ones than a tsvector holds (1 MB), in parts. */
export const docSearchPart = pgTable(
  'doc_search_part',
  { documentId: bigint({ mode: 'number' }).notNull(), partNumber: integer().notNull(), lexemes: tsvector().notNull() },
  (t) => [
    primaryKey({ columns: [t.documentId, t.partNumber] }),
    index('doc_search_part_lexemes').using('gin', t.lexemes),
  ],
);

/** Title (weight A) and summary (B) with positions: what relevance is worked out from. */
export const docHead = pgTable('doc_head', {
  documentId: bigint({ mode: 'number' }).primaryKey(),
  /** Of the texts and the analyzer: as long as it stays, a change of facts touches no index. */
  contentHash: text().notNull(),
  lexemes: tsvector().notNull(),
});

/**
 * Windows of the texts with positions, overlapping by the widest phrase or proximity a query may ask for, so that
 * each occurrence lies whole in one of them. Short streams share a row, with gaps that no query reaches over.
 */
export const passages = pgTable(
  'passages',
  {
    documentId: bigint({ mode: 'number' }).notNull(),
    passageNumber: integer().notNull(),
    /** Of body text: which stream of the document it comes from, and where it begins there (UTF-16); null for the rest. */
    streamIndex: integer(),
    startOffset: integer(),
    /** The text itself, for showing matches without reading the whole document; null with `stream_index`. */
    excerpt: text(),
    /** Stems and citations; weights tell the field: title A, summary B, bill C, text D. */
    terms: tsvector().notNull(),
    /** Unstemmed forms at the same positions: read only for prefixes within phrases, so without an index. */
    forms: tsvector().notNull(),
  },
  (t) => [primaryKey({ columns: [t.documentId, t.passageNumber] }), index('passages_terms').using('gin', t.terms)],
);

/**
 * Which documents of the index were changed or removed, by which transaction: what a process that keeps the index in
 * memory has to read again. Written by triggers of `doc_search`, so that no write can leave it out; kept for an hour.
 * What was removed, `search_changes_pruned` says.
 */
export const searchChanges = pgTable(
  'search_changes',
  {
    changeId: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Null: all of them. */
    documentId: bigint({ mode: 'number' }),
    changedBy: xid8()
      .notNull()
      .default(sql`pg_current_xact_id()`),
    changedTs: ts()
      .notNull()
      .default(sql`extract(epoch from now())`),
  },
  (t) => [index('search_changes_by_transaction').on(t.changedBy), index('search_changes_by_time').on(t.changedTs)],
);

/**
 * The last transaction whose `search_changes` were removed: whoever looked while it or one before it was still open may
 * have missed changes. One row at most, none until the first removal.
 */
export const searchChangesPruned = pgTable(
  'search_changes_pruned',
  { isOnly: boolean().primaryKey().default(true), lastPruned: xid8().notNull() },
  (t) => [check('search_changes_pruned_once', sql`${t.isOnly}`)],
);
