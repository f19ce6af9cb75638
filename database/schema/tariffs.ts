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
    /** Of the line and those above it, in lower case: what is searched, worked out once and not at each search. */
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
    /** Of all but its place, which changes whenever a line is put before it. */
    contentHash: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.loadId, t.chapter, t.position] }),
    index('hts_lines_by_digits').on(t.digits.op('text_pattern_ops')),
  ],
);

/** What an organization enters for its reports on the impact of tariffs: one a company, which its members share. */
export const tariffConfigurations = pgTable(
  'tariff_configurations',
  {
    configurationId: uuid().primaryKey(),
    organisationId: text()
      .notNull()
      .references(() => organization.id, { onDelete: 'cascade' }),
    companyName: text().notNull(),
    /** What it makes or trades, in its own words. */
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
  (t) => [uniqueIndex('tariff_configurations_by_company').on(t.organisationId, sql`lower(${t.companyName})`)],
);
