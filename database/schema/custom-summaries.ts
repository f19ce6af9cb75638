import { bigint, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { ts } from './columns.ts';
import { organization } from './identity.ts';

/** An organization's own summary of a document; one per document, shared by its members. */
export const customSummaries = pgTable(
  'custom_summaries',
  {
    organizationId: text()
      .notNull()
      .references(() => organization.id, { onDelete: 'cascade' }),
    documentId: bigint({ mode: 'number' }).notNull(),
    body: text().notNull(),
    version: integer().notNull().default(1),
    createdBy: text().notNull(),
    createdTs: ts().notNull(),
    updatedBy: text().notNull(),
    updatedTs: ts().notNull(),
  },
  (t) => [primaryKey({ columns: [t.organizationId, t.documentId] })],
);
