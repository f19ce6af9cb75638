import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { ts } from './columns.ts';
import { organization } from './identity.ts';
import { projects, tags } from './projects.ts';

/** Logged events: meetings, calls, testimonies. */
export const actions = pgTable(
  'actions',
  {
    actionId: uuid().primaryKey(),
    organizationId: text()
      .notNull()
      .references(() => organization.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    actionType: text().notNull(),
    summary: text(),
    startTs: ts().notNull(),
    endTs: ts().notNull(),
    version: integer().notNull().default(1),
    isSample: boolean().notNull().default(false),
    /**
     * Users who could see it when its last project, a confidential one, was deleted; it stays hidden from everyone
     * else.
     */
    restrictedToUserIds: text().array(),
    /** UID of the calendar event it was imported from (RFC 5545), so that a repeated import creates no duplicate. */
    calendarUid: text(),
    /** That event as last imported: its version, and what users may have changed since. */
    calendarEvent: jsonb(),
    createdBy: text().notNull(),
    createdTs: ts().notNull(),
    updatedTs: ts().notNull(),
  },
  (t) => [
    index('actions_list').on(t.organizationId, t.startTs),
    unique('actions_calendar_uid').on(t.organizationId, t.calendarUid),
    check('actions_start_first', sql`start_ts <= end_ts`),
  ],
);

const actionId = () =>
  uuid()
    .notNull()
    .references(() => actions.actionId, { onDelete: 'cascade' });

export const actionAttendees = pgTable(
  'action_attendees',
  { organizationId: text().notNull(), actionId: actionId(), userId: text().notNull() },
  (t) => [
    primaryKey({ columns: [t.actionId, t.userId] }),
    index('action_attendees_by_user').on(t.organizationId, t.userId),
  ],
);

export const actionTags = pgTable(
  'action_tags',
  {
    organizationId: text().notNull(),
    actionId: actionId(),
    tagId: uuid()
      .notNull()
      .references(() => tags.tagId, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.actionId, t.tagId] }), index('action_tags_by_tag').on(t.tagId)],
);

export const actionProjects = pgTable(
  'action_projects',
  {
    organizationId: text().notNull(),
    actionId: actionId(),
    projectId: uuid()
      .notNull()
      .references(() => projects.projectId, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.actionId, t.projectId] }), index('action_projects_by_project').on(t.projectId)],
);

/** Documents and people that an action is about; `place` preserves the order in which they were linked. */
export const actionEntities = pgTable(
  'action_entities',
  {
    organizationId: text().notNull(),
    actionId: actionId(),
    documentId: bigint({ mode: 'number' }).notNull(),
    place: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.actionId, t.documentId] }),
    index('action_entities_by_document').on(t.organizationId, t.documentId),
  ],
);

/** Log of what users did with a project's actions (PRJ-06); outlives the actions. */
export const projectActivities = pgTable(
  'project_activities',
  {
    activityId: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    organizationId: text().notNull(),
    projectId: uuid()
      .notNull()
      .references(() => projects.projectId, { onDelete: 'cascade' }),
    userId: text().notNull(),
    /** The supporter who acted as the user. */
    impersonatorId: text(),
    action: text().notNull(),
    entityLabel: text().notNull(),
    entityId: uuid().notNull(),
    entityType: text().notNull(),
    /** Name at that time, because a deleted action has none. */
    entityName: text(),
    eventTs: ts().notNull(),
  },
  (t) => [
    index('project_activities_list').on(t.projectId, t.eventTs),
    check('project_activities_action', sql`action in ('created', 'updated', 'deleted')`),
  ],
);

/**
 * A user's private calendar feed. Only a hash of the secret is stored; a revoked feed returns the same response as a
 * missing one.
 */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    feedId: uuid().primaryKey(),
    organizationId: text()
      .notNull()
      .references(() => organization.id, { onDelete: 'cascade' }),
    userId: text().notNull(),
    secretHash: text().notNull().unique('calendar_feeds_secret'),
    createdTs: ts().notNull(),
    lastReadTs: ts(),
  },
  (t) => [index('calendar_feeds_by_user').on(t.organizationId, t.userId)],
);
