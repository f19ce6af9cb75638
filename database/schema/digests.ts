import { sql } from 'drizzle-orm';
import { bigint, check, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { ts } from './columns.ts';
import { organization, user } from './identity.ts';
import { projects } from './projects.ts';

const ofPerson = () => ({
  organizationId: text()
    .notNull()
    .references(() => organization.id, { onDelete: 'cascade' }),
  userId: text()
    .notNull()
    .references(() => user.id, { onDelete: 'cascade' }),
});

/**
 * How far each user has been notified, by kind and frequency of e-mail; everything after `lastReportedNumber` is new to them.
 */
export const digestPlaces = pgTable(
  'digest_places',
  {
    ...ofPerson(),
    /** `alerts`: numbers of `search_alert_matches`; `updates`: of `document_news`. */
    kind: text().notNull(),
    /** Never the value `Never`. */
    frequency: text().notNull(),
    lastReportedNumber: bigint({ mode: 'number' }).notNull(),
    /** The slot that was handled last, whether or not there was anything to report. */
    lastReportedTs: ts().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.userId, t.kind, t.frequency] }),
    check('digest_places_kind', sql`kind in ('alerts', 'updates')`),
    check('digest_places_frequency', sql`frequency in ('Hourly', '4-Hourly', 'Daily', 'Weekly')`),
  ],
);

/**
 * Projects for which a user's digests start at another number than their frequency's, because the project's frequency
 * changed or e-mails were turned on. Deleted with the next digest of its current frequency.
 */
export const digestStarts = pgTable(
  'digest_starts',
  {
    ...ofPerson(),
    projectId: uuid()
      .notNull()
      .references(() => projects.projectId, { onDelete: 'cascade' }),
    kind: text().notNull(),
    lastReportedNumber: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.userId, t.kind, t.projectId] }),
    check('digest_starts_kind', sql`kind in ('alerts', 'updates')`),
  ],
);

/**
 * Kinds of e-mail that a user unsubscribed from: digests of projects without an explicit choice, including future ones,
 * and e-mails about mentions.
 */
export const digestOptOuts = pgTable(
  'digest_opt_outs',
  {
    ...ofPerson(),
    kind: text().notNull(),
    sinceTs: ts().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.userId, t.kind] }),
    check('digest_opt_outs_kind', sql`kind in ('alerts', 'updates', 'mentions')`),
  ],
);

/**
 * Document versions already reported to a user by an alert digest; unique, so that neither a retry nor a second worker
 * reports one twice.
 */
export const reportedAlerts = pgTable(
  'reported_alerts',
  {
    ...ofPerson(),
    documentId: bigint({ mode: 'number' }).notNull(),
    documentVersion: integer().notNull(),
    reportedTs: ts().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.userId, t.documentId, t.documentVersion] }),
    index('reported_alerts_by_time').on(t.reportedTs),
  ],
);

/** The same for news of documents in projects. */
export const reportedNews = pgTable(
  'reported_news',
  {
    ...ofPerson(),
    newsId: bigint({ mode: 'number' })
      .notNull()
      .references(() => documentNews.newsId, { onDelete: 'cascade' }),
    reportedTs: ts().notNull(),
  },
  (t) => [primaryKey({ columns: [t.organizationId, t.userId, t.newsId] }), index('reported_news_by_news').on(t.newsId)],
);

/**
 * News of documents in projects, written in the transaction of the change. Numbers are assigned under a lock until the
 * commit, so a user notified up to a number has missed nothing.
 */
export const documentNews = pgTable(
  'document_news',
  {
    newsId: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    documentId: bigint({ mode: 'number' }).notNull(),
    kind: text().notNull(),
    /** The day that the source states for it. */
    newsOn: date(),
    /** Display text; null for a publication, whose text is deleted when it is retracted. */
    words: text(),
    /**
     * Id of a publication of a licensed feed. A revision of it is not news, and a retracted one is no longer reported.
     */
    cqUid: text(),
    createdTs: ts().notNull(),
  },
  (t) => [
    index('document_news_by_document').on(t.documentId, t.newsId),
    index('document_news_by_time').on(t.createdTs),
    check(
      'document_news_kind',
      sql`kind in ('action', 'status', 'version', 'vote', 'summary', 'dates', 'publication')`,
    ),
    check('document_news_publication', sql`(kind = 'publication') = (cq_uid is not null)`),
    check('document_news_words', sql`(kind = 'publication') = (words is null)`),
  ],
);
