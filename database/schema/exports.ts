import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { ts } from './columns.ts';
import { organization, user } from './identity.ts';
import { jobProgress } from './platform.ts';

/** Lists that people take out as files; how far each is stands in its row of `job_progress`. */
export const listExports = pgTable(
  'list_exports',
  {
    /** The id of its progress. */
    exportId: uuid()
      .primaryKey()
      .references(() => jobProgress.jobId, { onDelete: 'cascade' }),
    organisationId: text()
      .notNull()
      .references(() => organization.id, { onDelete: 'cascade' }),
    /** Whose it is, and nobody else's. */
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    kind: text().notNull(),
    name: text().notNull(),
    exportType: text().notNull(),
    /** What is asked for: the selection and the fields. */
    request: jsonb().notNull(),
    /** The run that writes it now: what an earlier one still does is of no account. */
    runId: uuid(),
    /** How often it was begun. */
    attempts: integer().notNull().default(0),
    /** When it was begun last: organizations take turns. */
    startedTs: ts(),
    codes: text().array().notNull().default([]),
    /** Projects of which the rows tell. */
    projectIds: uuid().array().notNull().default([]),
    fileName: text(),
    mimetype: text(),
    bytes: bigint({ mode: 'number' }),
    rows: integer(),
    isCut: boolean(),
    storageKey: text(),
    expiresTs: ts(),
    createdTs: ts().notNull(),
  },
  (t) => [
    index('list_exports_by_user').on(t.userId, t.createdTs),
    index('list_exports_by_organisation').on(t.organisationId, t.startedTs),
    check('list_exports_type', sql`export_type in ('csv', 'xlsx')`),
  ],
);

/**
 * Files of exports in the storage, written down before the first byte is stored. One whose export is gone, or belongs to
 * a run that was cut off, is found here and deleted.
 */
export const exportFiles = pgTable(
  'export_files',
  {
    storageKey: text().primaryKey(),
    exportId: uuid().references(() => listExports.exportId, { onDelete: 'set null' }),
  },
  (t) => [index('export_files_by_export').on(t.exportId)],
);
