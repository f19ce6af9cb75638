import { bigint, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { ts } from './columns.ts';

/**
 * Comparisons that were made, by what was compared: they can be thrown away and made again. A text that changed has
 * another hash, and another version of the comparing package finds none of its own.
 */
export const comparisons = pgTable(
  'comparisons',
  {
    comparisonId: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** `content_hash` of document_texts. */
    leftHash: text().notNull(),
    rightHash: text().notNull(),
    /** COMPARISON_VERSION of packages/comparison. */
    comparisonVersion: integer().notNull(),
    /** ComparisonOverview of features/comparison: everything but the words. */
    overview: jsonb().notNull(),
    /** Of the JSON of overview and sections together. */
    bytes: integer().notNull(),
    createdTs: ts().notNull(),
  },
  (t) => [
    unique('comparisons_once').on(t.leftHash, t.rightHash, t.comparisonVersion),
    index('comparisons_by_age').on(t.createdTs, t.comparisonId),
  ],
);

/** The words of each compared section, so that a screen reads those in sight alone. */
export const comparisonSections = pgTable(
  'comparison_sections',
  {
    comparisonId: bigint({ mode: 'number' })
      .notNull()
      .references(() => comparisons.comparisonId, { onDelete: 'cascade' }),
    sectionKey: text().notNull(),
    /** Rows of ComparedSectionRows of the contract. */
    rows: jsonb().notNull(),
  },
  (t) => [primaryKey({ columns: [t.comparisonId, t.sectionKey] })],
);
