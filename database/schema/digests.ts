import { sql } from 'drizzle-orm';
import { bigint, check, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { ts } from './columns.ts';
import { organization, user } from './identity.ts';
import { projects } from './projects.ts';

const ofPerson = () => ({
  organisationId: text()
    .notNull()
    .references(() => organization.id, { onDelete: 'cascade' }),
  userId: text()
    .notNull()
    .references(() => user.id, { onDelete: 'cascade' }),
});

/** How far each person was told of, by kind and frequency of e-mail: what comes after `toldNumber` is news to them. */
export const digestPlaces = pgTable(
  'digest_places',
  {
    ...ofPerson(),
    /** `alerts`: numbers of `search_alert_matches`; `updates`: of `document_news`. */
    kind: text().notNull(),
    /** Never `Never`. */
    frequency: text().notNull(),
    toldNumber: bigint({ mode: 'number' }).notNull(),
    /** The slot that was dealt with last, whether or not there was anything to tell. */
    toldTs: ts().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.organisationId, t.userId, t.kind, t.frequency] }),
    check('digest_places_kind', sql`kind in ('alerts', 'updates')`),
    check('digest_places_frequency', sql`frequency in ('Hourly', '4-Hourly', 'Daily', 'Weekly')`),
  ],
);

/**
 * Projects of which a person is told from another number than the place of their frequency: its frequency changed, or
 * e-mails were switched on. Gone with the next digest of the frequency it has now.
 */
export const digestStarts = pgTable(
  'digest_starts',
  {
    ...ofPerson(),
    projectId: uuid()
      .notNull()
      .references(() => projects.projectId, { onDelete: 'cascade' }),
    kind: text().notNull(),
    toldNumber: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.organisationId, t.userId, t.kind, t.projectId] }),
    check('digest_starts_kind', sql`kind in ('alerts', 'updates')`),
  ],
);

/**
 * Kinds of e-mail a person ended: digests of projects they choose nothing else for, also of those made later; and e-mails
 * about mentions.
 */
export const digestOptOuts = pgTable(
  'digest_opt_outs',
  {
    ...ofPerson(),
    kind: text().notNull(),
    sinceTs: ts().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.organisationId, t.userId, t.kind] }),
    check('digest_opt_outs_kind', sql`kind in ('alerts', 'updates', 'mentions')`),
  ],
);

/** A document version that a person was told of by an alert digest: unique, so neither a retry nor two workers tell it twice. */
export const toldAlerts = pgTable(
  'told_alerts',
  {
    ...ofPerson(),
    documentId: bigint({ mode: 'number' }).notNull(),
    documentVersion: integer().notNull(),
    toldTs: ts().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.organisationId, t.userId, t.documentId, t.documentVersion] }),
    index('told_alerts_by_time').on(t.toldTs),
  ],
);

/** The same for news of the documents in projects. */
export const toldNews = pgTable(
  'told_news',
  {
    ...ofPerson(),
    newsId: bigint({ mode: 'number' })
      .notNull()
      .references(() => documentNews.newsId, { onDelete: 'cascade' }),
    toldTs: ts().notNull(),
  },
  (t) => [primaryKey({ columns: [t.organisationId, t.userId, t.newsId] }), index('told_news_by_news').on(t.newsId)],
);

/**
 * What happened to documents that are in projects, written in the transaction of the change. Its numbers are given under
 * a lock that is held until the commit: whoever was told up to a number has missed nothing.
 */
export const documentNews = pgTable(
  'document_news',
  {
    newsId: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    documentId: bigint({ mode: 'number' }).notNull(),
    kind: text().notNull(),
    /** The day the source states of it. */
    newsOn: date(),
    /** As people read it; null of a publication, whose words go with it when it is retracted. */
    words: text(),
    /** Of a publication of a licensed feed: a revision of it is no news, a retracted one is not told of any more. */
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
