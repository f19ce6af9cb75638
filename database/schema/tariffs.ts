import { boolean, index, integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { ts } from './columns.ts';

/** Which load of each chapter of the Harmonized Tariff Schedule is read; what else is in `hts_lines` is being loaded. */
export const htsChapters = pgTable('hts_chapters', {
  chapter: smallint().primaryKey(),
  /** The ingest run that brought it. */
  loadId: uuid().notNull(),
  edition: text(),
  lineCount: integer().notNull(),
  replacedTs: ts().notNull(),
});

/** Lines of the schedule, a copy for each load. */
export const htsLines = pgTable(
  'hts_lines',
  {
    loadId: uuid().notNull(),
    chapter: smallint().notNull(),
    position: integer().notNull(),
    parentPosition: integer(),
    /** The code, or of a line without one what stands in its place: the same in each edition. */
    lineKey: text().notNull(),
    htsno: text(),
    /** The figures of the code alone, by whose beginning it is looked for. */
    digits: text(),
    indent: smallint().notNull(),
    description: text().notNull(),
    /** string[], from the heading on. */
    ancestors: jsonb().notNull(),
    isSuperior: boolean().notNull(),
    /** string[]. */
    units: jsonb().notNull(),
    general: text(),
    special: text(),
    other: text(),
    quotaQuantity: text(),
    additionalDuties: text(),
    /** TariffFootnote[] of packages/domain. */
    footnotes: jsonb().notNull(),
    edition: text(),
    /** Of all but its place, which changes whenever a line is put before it. */
    contentHash: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.loadId, t.chapter, t.position] }),
    index('hts_lines_by_digits').on(t.digits.op('text_pattern_ops')),
  ],
);
