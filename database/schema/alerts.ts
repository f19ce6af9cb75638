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
  real,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { ts } from './columns.ts';
import { organization } from './identity.ts';
import { projects } from './projects.ts';

export const savedSearches = pgTable(
  'saved_searches',
  {
    savedSearchId: uuid().primaryKey(),
    organizationId: text()
      .notNull()
      .references(() => organization.id, { onDelete: 'cascade' }),
    /** Number that identifies it in the percolator. */
    percolatorNumber: integer().notNull().generatedAlwaysAsIdentity(),
    projectId: uuid().references(() => projects.projectId, { onDelete: 'cascade' }),
    title: text().notNull(),
    documentType: text(),
    searchModel: jsonb().notNull(),
    /** FollowedPassage of the contract; null for a search that follows none. */
    passage: jsonb(),
    emailAlerts: boolean().notNull().default(true),
    /** Set if its query can no longer be parsed. The search is kept but never matched, and its owner is notified. */
    brokenReason: text(),
    isSample: boolean().notNull().default(false),
    createdBy: text().notNull(),
    createdTs: ts().notNull(),
    updatedTs: ts().notNull(),
    /** Increments with every change; an update names the one it is based on. */
    version: integer().notNull().default(1),
  },
  (t) => [
    unique('saved_searches_percolator_number').on(t.percolatorNumber),
    index('saved_searches_by_organization').on(t.organizationId, t.projectId),
  ],
);

/** A document that matched in a project; one row however many saved searches found it. */
export const searchAlerts = pgTable(
  'search_alerts',
  {
    searchAlertId: uuid().primaryKey(),
    organizationId: text()
      .notNull()
      .references(() => organization.id, { onDelete: 'cascade' }),
    projectId: uuid()
      .notNull()
      .references(() => projects.projectId, { onDelete: 'cascade' }),
    documentId: bigint({ mode: 'number' }).notNull(),
    fusionId: text().notNull(),
    documentType: text().notNull(),
    markedRead: boolean().notNull().default(false),
    markedIrrelevant: boolean().notNull().default(false),
    discoveryTs: ts().notNull(),
    lastMatchTs: ts().notNull(),
    /**
     * For its newest version, the highest relevance among its saved searches: what Discover orders by, or -1 if
     * Discover orders by date alone.
     */
    relevancy: real().notNull().default(-1),
    deletedTs: ts(),
  },
  (t) => [
    unique('search_alerts_document_in_project').on(t.organizationId, t.projectId, t.documentId),
    index('search_alerts_list')
      .on(t.organizationId, t.projectId, t.discoveryTs)
      .where(sql`deleted_ts is null`),
    index('search_alerts_unread')
      .on(t.organizationId, t.projectId)
      .where(sql`deleted_ts is null and not marked_read and not marked_irrelevant`),
    index('search_alerts_by_document').on(t.documentId),
  ],
);

/** One match of one saved search in one version of a document; unique, so a match announced twice is stored once. */
export const searchAlertMatches = pgTable(
  'search_alert_matches',
  {
    organizationId: text().notNull(),
    searchAlertId: uuid()
      .notNull()
      .references(() => searchAlerts.searchAlertId, { onDelete: 'cascade' }),
    savedSearchId: uuid()
      .notNull()
      .references(() => savedSearches.savedSearchId, { onDelete: 'cascade' }),
    documentVersion: integer().notNull(),
    matchedTs: ts().notNull(),
    /** Relevance of the version for this saved search; -1 if Discover orders by date alone. */
    relevancy: real().notNull().default(-1),
    certainty: real(),
    matchExplanation: text(),
    /** PassageCarrier[] of features/alerts: the texts, new in this version, that contain the followed passage. */
    occurrences: jsonb(),
    /**
     * Position in what digests, webhooks and feeds deliver, assigned once after the match's commit, so a consumer that
     * has delivered up to a number has missed nothing. Null until assigned; 0 for matches that predate numbering; -1
     * for existing documents that a user added, which nothing delivers.
     */
    deliveryNumber: bigint({ mode: 'number' }),
  },
  (t) => [
    primaryKey({ columns: [t.savedSearchId, t.searchAlertId, t.documentVersion] }),
    index('search_alert_matches_by_alert').on(t.searchAlertId),
    index('search_alert_matches_delivered').on(t.organizationId, t.deliveryNumber),
    index('search_alert_matches_newest_delivered').on(t.deliveryNumber),
    index('search_alert_matches_unnumbered')
      .on(t.matchedTs)
      .where(sql`delivery_number is null`),
  ],
);

export const alertActivities = pgTable(
  'alert_activities',
  {
    activityId: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    organizationId: text()
      .notNull()
      .references(() => organization.id, { onDelete: 'cascade' }),
    fusionId: text().notNull(),
    projectId: uuid(),
    savedSearchId: uuid(),
    userId: text(),
    /** The supporter who acted as the user. */
    impersonatorId: text(),
    eventLabel: text().notNull(),
    eventTs: ts().notNull(),
  },
  (t) => [
    index('alert_activities_by_document').on(t.organizationId, t.fusionId, t.eventTs),
    check(
      'alert_activities_label',
      sql`event_label in ('MARKED_READ', 'MARKED_UNREAD', 'MARKED_IRRELEVANT', 'MARKED_RELEVANT', 'ADDED_TO_PROJECT', 'REMOVED_FROM_PROJECT', 'MATCHED')`,
    ),
  ],
);
