import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { ts } from './columns.ts';
import { organization } from './identity.ts';

export const projects = pgTable(
  'projects',
  {
    projectId: uuid().primaryKey(),
    organizationId: text()
      .notNull()
      .references(() => organization.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    priority: text(),
    impact: text(),
    description: text(),
    isSample: boolean().notNull().default(false),
    createdBy: text().notNull(),
    createdTs: ts().notNull(),
    updatedTs: ts().notNull(),
  },
  (t) => [
    index('projects_by_organization').on(t.organizationId),
    check('projects_priority', sql`priority in ('High', 'Medium', 'Low')`),
    check('projects_impact', sql`length(impact) <= 100`),
  ],
);

/** Collaborators. A project without any is open to the whole organization. */
export const projectCollaborators = pgTable(
  'project_collaborators',
  {
    organizationId: text().notNull(),
    projectId: uuid()
      .notNull()
      .references(() => projects.projectId, { onDelete: 'cascade' }),
    userId: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.projectId, t.userId] })],
);

/** Documents in a project. */
export const projectEntities = pgTable(
  'project_entities',
  {
    organizationId: text().notNull(),
    projectId: uuid()
      .notNull()
      .references(() => projects.projectId, { onDelete: 'cascade' }),
    documentId: bigint({ mode: 'number' }).notNull(),
    createdBy: text().notNull(),
    createdTs: ts().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.projectId, t.documentId] }),
    index('project_entities_by_document').on(t.organizationId, t.documentId),
  ],
);

/** Priority and position that an organization assigned to a document. */
export const entityMetadata = pgTable(
  'entity_metadata',
  {
    organizationId: text()
      .notNull()
      .references(() => organization.id, { onDelete: 'cascade' }),
    documentId: bigint({ mode: 'number' }).notNull(),
    priority: text(),
    position: text(),
    updatedBy: text().notNull(),
    updatedTs: ts().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.documentId] }),
    check('entity_metadata_priority', sql`priority in ('High', 'Medium', 'Low')`),
    check('entity_metadata_position', sql`position in ('Support', 'Oppose', 'Neutral', 'Monitor')`),
  ],
);

export const tags = pgTable(
  'tags',
  {
    tagId: uuid().primaryKey(),
    organizationId: text()
      .notNull()
      .references(() => organization.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    createdTs: ts().notNull(),
  },
  (t) => [unique('tags_name_in_organization').on(t.organizationId, t.name)],
);

export const entityTags = pgTable(
  'entity_tags',
  {
    organizationId: text().notNull(),
    documentId: bigint({ mode: 'number' }).notNull(),
    tagId: uuid()
      .notNull()
      .references(() => tags.tagId, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.organizationId, t.documentId, t.tagId] }), index('entity_tags_by_tag').on(t.tagId)],
);

export const projectTags = pgTable(
  'project_tags',
  {
    organizationId: text().notNull(),
    projectId: uuid()
      .notNull()
      .references(() => projects.projectId, { onDelete: 'cascade' }),
    tagId: uuid()
      .notNull()
      .references(() => tags.tagId, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.projectId, t.tagId] }), index('project_tags_by_tag').on(t.tagId)],
);

/**
 * A user's notification settings for a project; without a row the defaults apply. `removedTs`: the user left the
 * project.
 */
export const projectMembers = pgTable(
  'project_members',
  {
    organizationId: text().notNull(),
    projectId: uuid()
      .notNull()
      .references(() => projects.projectId, { onDelete: 'cascade' }),
    userId: text().notNull(),
    alertEmailFrequency: text().notNull().default('Daily'),
    updateEmailFrequency: text().notNull().default('Daily'),
    pnContent: boolean().notNull().default(true),
    cqContent: boolean().notNull().default(true),
    removedTs: ts(),
  },
  (t) => [
    primaryKey({ columns: [t.projectId, t.userId] }),
    check('project_members_alerts', sql`alert_email_frequency in ('Never', 'Hourly', '4-Hourly', 'Daily', 'Weekly')`),
    check('project_members_updates', sql`update_email_frequency in ('Never', 'Hourly', '4-Hourly', 'Daily', 'Weekly')`),
    check('project_members_content', sql`pn_content or cq_content`),
  ],
);
