import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { ts } from './columns.ts';
import { organization } from './identity.ts';

/**
 * The current load of each chapter of the Harmonized Tariff Schedule; any other rows in `hts_lines` are still being
 * loaded.
 */
export const htsChapters = pgTable('hts_chapters', {
  chapter: smallint().primaryKey(),
  /** The ingest run that loaded it. */
  loadId: uuid().notNull(),
  edition: text(),
  lineCount: integer().notNull(),
  replacedTs: ts().notNull(),
});

/** Lines of the schedule, one copy per load. */
export const htsLines = pgTable(
  'hts_lines',
  {
    loadId: uuid().notNull(),
    chapter: smallint().notNull(),
    position: integer().notNull(),
    parentPosition: integer(),
    /** The code or, for a line without one, a substitute; the same in each edition. */
    lineKey: text().notNull(),
    htsno: text(),
    /** Digits of the code, which is looked up by prefix. */
    digits: text(),
    indent: smallint().notNull(),
    description: text().notNull(),
    /** string[], from the heading down. */
    ancestors: jsonb().notNull(),
    isSuperior: boolean().notNull(),
    /**
     * Words of the line and its ancestors in lower case: the searched text, computed once instead of at each search.
     */
    searchWords: text().generatedAlwaysAs(sql`lower(description || ' ' || (ancestors)::text)`),
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
    /** Hash of everything except its position, which changes whenever a line is inserted before it. */
    contentHash: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.loadId, t.chapter, t.position] }),
    index('hts_lines_by_digits').on(t.digits.op('text_pattern_ops')),
  ],
);

/** An organization's inputs for its tariff impact reports: one per company, shared by its members. */
export const tariffConfigurations = pgTable(
  'tariff_configurations',
  {
    configurationId: uuid().primaryKey(),
    organizationId: text()
      .notNull()
      .references(() => organization.id, { onDelete: 'cascade' }),
    companyName: text().notNull(),
    /** Products that the company makes or trades, in its own words. */
    products: text().notNull(),
    /** ISO 3166-1 alpha-2. */
    operatingCountries: text().array().notNull(),
    /** Digits of chapters, headings and subheadings. */
    hsCodes: text().array().notNull(),
    version: integer().notNull().default(1),
    createdBy: text().notNull(),
    createdTs: ts().notNull(),
    updatedBy: text().notNull(),
    updatedTs: ts().notNull(),
  },
  (t) => [uniqueIndex('tariff_configurations_by_company').on(t.organizationId, sql`lower(${t.companyName})`)],
);
