import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytea, ts } from './columns.ts';

/**
 * Fingerprints of bills and other texts (packages/similarity), derived from `documents` and `document_texts`; can be
 * rebuilt like the search index.
 */
export const similarFingerprints = pgTable(
  'similar_fingerprints',
  {
    documentId: bigint({ mode: 'number' }).notNull(),
    /**
     * `text`: of a bill's current version; `head`: of its titles and summaries; `other`: of another document's text.
     */
    kind: text().notNull(),
    /** FINGERPRINT_VERSION; rows of a different version are ignored until the bill is indexed again. */
    fingerprintVersion: integer().notNull(),
    /** Hash of the fingerprint, by which the in-memory index detects changes. */
    contentHash: text().notNull(),
    fingerprint: bytea().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.documentId, t.kind] }),
    check('similar_fingerprints_kind', sql`kind in ('text', 'head', 'other')`),
  ],
);

/** Results of the last request for bills similar to a document; the same for everyone, like documents. */
export const similarResults = pgTable(
  'similar_results',
  {
    documentId: bigint({ mode: 'number' }).notNull(),
    /** The requested version; empty for the current one. */
    fnDocumentId: text().notNull(),
    /** `finding`, `ready`, `failed` */
    state: text().notNull(),
    /**
     * FoundSimilar[] of features/similar, the most similar first; keeps the previous results while new ones are
     * computed.
     */
    results: jsonb().notNull(),
    requestedTs: ts().notNull(),
    /** User whose request is running; null once it is done, because it is no longer needed. */
    requestedBy: text(),
    /** When `results` were computed; null until then. */
    updatedTs: ts(),
  },
  (t) => [
    primaryKey({ columns: [t.documentId, t.fnDocumentId] }),
    index('similar_results_being_found')
      .on(t.requestedBy)
      .where(sql`state = 'finding'`),
    check('similar_results_state', sql`state in ('finding', 'ready', 'failed')`),
  ],
);
