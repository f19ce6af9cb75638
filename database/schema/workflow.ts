import { bigint, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { ts } from './columns.ts';
import { organization } from './identity.ts';
import { projects } from './projects.ts';

/** Columns of a project's board, from left to right by `place`. */
export const workflowColumns = pgTable(
  'workflow_columns',
  {
    columnId: uuid().primaryKey(),
    organizationId: text().notNull(),
    projectId: uuid()
      .notNull()
      .references(() => projects.projectId, { onDelete: 'cascade' }),
    title: text().notNull(),
    place: integer().notNull(),
    createdTs: ts().notNull(),
  },
  (t) => [index('workflow_columns_of_project').on(t.projectId, t.place)],
);

/**
 * A document is on a board once (enforced by the primary key), in a column, at a `place`. Only the order of a column's
 * places matters. A move locks the project and renumbers both columns, so that concurrent moves end in one order.
 */
export const workflowCards = pgTable(
  'workflow_cards',
  {
    organizationId: text().notNull(),
    projectId: uuid()
      .notNull()
      .references(() => projects.projectId, { onDelete: 'cascade' }),
    documentId: bigint({ mode: 'number' }).notNull(),
    columnId: uuid()
      .notNull()
      .references(() => workflowColumns.columnId, { onDelete: 'cascade' }),
    place: integer().notNull(),
    /** Owner of the card. */
    ownerId: text(),
  },
  (t) => [
    primaryKey({ columns: [t.projectId, t.documentId] }),
    index('workflow_cards_of_column').on(t.columnId, t.place),
    index('workflow_cards_by_document').on(t.organizationId, t.documentId),
  ],
);

/** A saved layout: of a project for everyone who can see it, or of a user's home page (`projectId` null). */
export const dashboardLayouts = pgTable(
  'dashboard_layouts',
  {
    dashboardLayoutId: uuid().primaryKey(),
    organizationId: text()
      .notNull()
      .references(() => organization.id, { onDelete: 'cascade' }),
    projectId: uuid().references(() => projects.projectId, { onDelete: 'cascade' }),
    userId: text(),
    layout: jsonb().notNull(),
    updatedBy: text().notNull(),
    updatedTs: ts().notNull(),
  },
  (t) => [unique('dashboard_layouts_scope').on(t.organizationId, t.projectId, t.userId).nullsNotDistinct()],
);
