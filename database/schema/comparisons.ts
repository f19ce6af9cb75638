import { bigint, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { ts } from './columns.ts';

/**
 * Cached comparisons by what was compared; they can be deleted and recomputed. A changed text has a different hash, and
 * a different version of the comparison package finds none of the earlier ones.
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
    /** ComparisonOverview of features/comparison: everything except the words. */
    overview: jsonb().notNull(),
    /** Size of the JSON of overview and sections together. */
    bytes: integer().notNull(),
    createdTs: ts().notNull(),
  },
  (t) => [
    unique('comparisons_once').on(t.leftHash, t.rightHash, t.comparisonVersion),
    index('comparisons_by_age').on(t.createdTs, t.comparisonId),
  ],
);

/** Words of each compared section, so that a screen loads only the visible ones. */
export const comparisonSections = pgTable(
  'comparison_sections',
  {
    comparisonId: bigint({ mode: 'number' })
      .notNull()
      .references(() => comparisons.comparisonId, { onDelete: 'cascade' }),
    sectionKey: text().notNull(),
    /** Rows of the contract's ComparedSectionRows. */
    rows: jsonb().notNull(),
  },
  (t) => [primaryKey({ columns: [t.comparisonId, t.sectionKey] })],
);
