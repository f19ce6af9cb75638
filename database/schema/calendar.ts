import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { ts } from './columns.ts';
import { organization } from './identity.ts';

/** Filtered feeds of the Calendars page for calendar programs; what a feed shows is decided at each read. */
export const eventFeeds = pgTable(
  'event_feeds',
  {
    feedId: uuid().primaryKey(),
    organizationId: text()
      .notNull()
      .references(() => organization.id, { onDelete: 'cascade' }),
    userId: text().notNull(),
    name: text().notNull(),
    /** CalendarFilters of the contract. */
    filters: jsonb().notNull(),
    secretHash: text().notNull().unique('event_feeds_secret'),
    createdTs: ts().notNull(),
    lastReadTs: ts(),
  },
  (t) => [index('event_feeds_by_user').on(t.organizationId, t.userId)],
);
