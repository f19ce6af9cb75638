import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { ts } from './columns.ts';
import { organization, user } from './identity.ts';
import { jobProgress } from './platform.ts';

/** Lists that users export as files; their progress is in `job_progress`. */
export const listExports = pgTable(
  'list_exports',
  {
    /** The id of its progress row. */
    exportId: uuid()
      .primaryKey()
      .references(() => jobProgress.jobId, { onDelete: 'cascade' }),
    organizationId: text()
      .notNull()
      .references(() => organization.id, { onDelete: 'cascade' }),
    /** Owner; nobody else can access it. */
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    kind: text().notNull(),
    name: text().notNull(),
    exportType: text().notNull(),
    /** The request: the selection and the fields. */
    request: jsonb().notNull(),
    /** The run that currently writes it; results of an earlier run are ignored. */
    runId: uuid(),
    /** How often it was started. */
    attempts: integer().notNull().default(0),
    /** When it was last started, because organizations take turns. */
    startedTs: ts(),
    codes: text().array().notNull().default([]),
    /** Projects that the rows are about. */
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
    index('list_exports_by_organization').on(t.organizationId, t.startedTs),
    check('list_exports_type', sql`export_type in ('csv', 'xlsx')`),
  ],
);

/**
 * Files of exports in the storage, recorded before the first byte is stored. A file whose export is gone, or that an
 * interrupted run left, is found here and deleted.
 */
export const exportFiles = pgTable(
  'export_files',
  {
    storageKey: text().primaryKey(),
    exportId: uuid().references(() => listExports.exportId, { onDelete: 'set null' }),
  },
  (t) => [index('export_files_by_export').on(t.exportId)],
);
