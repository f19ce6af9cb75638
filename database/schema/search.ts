import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, primaryKey, smallint, text, unique } from 'drizzle-orm/pg-core';
import { ts, tsvector, xid8 } from './columns.ts';

/*
 * The search index: everything here is derived from `documents` and `document_texts` and can be deleted and rebuilt.
 * features/discover/search-engine/postgres/lexemes.ts defines the spelling of lexemes.
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

/** One narrow row per document, because a search that matches half of all documents reads half of this table. */
export const docSearch = pgTable(
  'doc_search',
  {
    documentId: bigint({ mode: 'number' }).primaryKey(),
    combinationId: integer().notNull(),
    /** Index of the type in DOCUMENT_TYPES. */
    typeNumber: smallint().notNull(),
    /** Whether its lexemes are in `doc_search_part`, with `lexemes` empty. */
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

/** Lexemes, in parts, of documents with more distinct ones than a tsvector can hold (1 MB). */
export const docSearchPart = pgTable(
  'doc_search_part',
  { documentId: bigint({ mode: 'number' }).notNull(), partNumber: integer().notNull(), lexemes: tsvector().notNull() },
  (t) => [
    primaryKey({ columns: [t.documentId, t.partNumber] }),
    index('doc_search_part_lexemes').using('gin', t.lexemes),
  ],
);

/** Title (weight A) and summary (B) with positions, from which relevance is computed. */
export const docHead = pgTable('doc_head', {
  documentId: bigint({ mode: 'number' }).primaryKey(),
  /** Hash of the texts and the analyzer; while it is unchanged, a change of facts updates no index. */
  contentHash: text().notNull(),
  lexemes: tsvector().notNull(),
});

/**
 * Windows of the texts with positions. They overlap by the widest phrase or proximity that a query may contain, so that
 * each occurrence is completely inside one of them. Short streams share a row, separated by gaps that no query spans.
 */
export const passages = pgTable(
  'passages',
  {
    documentId: bigint({ mode: 'number' }).notNull(),
    passageNumber: integer().notNull(),
    /** For body text: its stream in the document, and the offset where it begins there (UTF-16); null otherwise. */
    streamIndex: integer(),
    startOffset: integer(),
    /** The text itself, for showing matches without reading the whole document; null if `stream_index` is. */
    excerpt: text(),
    /** Whether the body text is struck in its version, so that a match says so. */
    isStruck: boolean().notNull().default(false),
    /** Stems and citations; weights encode the field: title A, summary B, bill C, text D. */
    terms: tsvector().notNull(),
    /** Unstemmed forms at the same positions. Only prefixes within phrases read them, so they have no index. */
    forms: tsvector().notNull(),
  },
  (t) => [primaryKey({ columns: [t.documentId, t.passageNumber] }), index('passages_terms').using('gin', t.terms)],
);

/**
 * Documents of the index that were changed or removed, and by which transaction: what a process with the index in
 * memory has to read again. Triggers of `doc_search` write them, so that no write can omit them. Kept for an hour;
 * `search_changes_pruned` records whose changes were removed.
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
 * The transactions whose `search_changes` were removed, so that a process can tell whether it had read them. Kept for an
 * hour after that.
 */
export const searchChangesPruned = pgTable(
  'search_changes_pruned',
  {
    changedBy: xid8().primaryKey(),
    prunedTs: ts()
      .notNull()
      .default(sql`extract(epoch from now())`),
  },
  (t) => [index('search_changes_pruned_by_time').on(t.prunedTs)],
);
