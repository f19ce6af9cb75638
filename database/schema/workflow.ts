import { bigint, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { ts } from './columns.ts';
import { organization } from './identity.ts';
import { projects } from './projects.ts';

/** Columns of a project's board, from left to right by `place`. */
export const workflowColumns = pgTable(
  'workflow_columns',
  {
    columnId: uuid().primaryKey(),
    organisationId: text().notNull(),
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
 * A document stands on a board once (the primary key says so), in a column, at a `place`. Places of a column are told
 * apart only by order; a move locks the project and numbers the two columns anew, so concurrent moves end in one order.
 */
export const workflowCards = pgTable(
  'workflow_cards',
  {
    organisationId: text().notNull(),
    projectId: uuid()
      .notNull()
      .references(() => projects.projectId, { onDelete: 'cascade' }),
    documentId: bigint({ mode: 'number' }).notNull(),
    columnId: uuid()
      .notNull()
      .references(() => workflowColumns.columnId, { onDelete: 'cascade' }),
    place: integer().notNull(),
    /** Who takes care of it. */
    ownerId: text(),
  },
  (t) => [
    primaryKey({ columns: [t.projectId, t.documentId] }),
    index('workflow_cards_of_column').on(t.columnId, t.place),
    index('workflow_cards_by_document').on(t.organisationId, t.documentId),
  ],
);

/** A kept layout: of a project for all who see it, or of a person's home page (`projectId` null). */
export const dashboardLayouts = pgTable(
  'dashboard_layouts',
  {
    dashboardLayoutId: uuid().primaryKey(),
    organisationId: text()
      .notNull()
      .references(() => organization.id, { onDelete: 'cascade' }),
    projectId: uuid().references(() => projects.projectId, { onDelete: 'cascade' }),
    userId: text(),
    layout: jsonb().notNull(),
    updatedBy: text().notNull(),
    updatedTs: ts().notNull(),
  },
  (t) => [unique('dashboard_layouts_scope').on(t.organisationId, t.projectId, t.userId).nullsNotDistinct()],
);
