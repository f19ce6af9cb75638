import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytea, ts } from './columns.ts';

/** Fingerprints of bills and other texts (packages/similarity). Made of `documents` and `document_texts`; can be rebuilt like the search index. */
export const similarFingerprints = pgTable(
  'similar_fingerprints',
  {
    documentId: bigint({ mode: 'number' }).notNull(),
    /** `text`: of the current version of a bill; `head`: of its titles and summaries; `other`: of the text of another document. */
    kind: text().notNull(),
    /** FINGERPRINT_VERSION; rows of another one are not read until the bill is indexed again. */
    fingerprintVersion: integer().notNull(),
    /** Of the fingerprint: tells the index in memory what changed. */
    contentHash: text().notNull(),
    fingerprint: bytea().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.documentId, t.kind] }),
    check('similar_fingerprints_kind', sql`kind in ('text', 'head', 'other')`),
  ],
);

/** What was found when somebody last asked for bills similar to one: the same for everyone, like documents. */
export const similarResults = pgTable(
  'similar_results',
  {
    documentId: bigint({ mode: 'number' }).notNull(),
    /** The version asked about; empty for the current one, whichever that is. */
    fnDocumentId: text().notNull(),
    /** `finding`, `ready`, `failed` */
    state: text().notNull(),
    /** FoundSimilar[] of features/similar, the most similar first; what was found before while it is found anew. */
    results: jsonb().notNull(),
    requestedTs: ts().notNull(),
    /** Whose wish is being found; null once it is, because nobody needs to know. */
    requestedBy: text(),
    /** When `results` were found; null until then. */
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
