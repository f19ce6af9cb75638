import { pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { savedSearches } from './alerts.ts';
import { ts } from './columns.ts';
import { organization, user } from './identity.ts';

/** Feeds of saved searches' matches for feed readers: one per user and saved search, read at its secret address. */
export const searchFeeds = pgTable(
  'search_feeds',
  {
    feedId: uuid().primaryKey(),
    organizationId: text()
      .notNull()
      .references(() => organization.id, { onDelete: 'cascade' }),
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    savedSearchId: uuid()
      .notNull()
      .references(() => savedSearches.savedSearchId, { onDelete: 'cascade' }),
    secretHash: text().notNull(),
    createdTs: ts().notNull(),
    lastReadTs: ts(),
  },
  (t) => [unique('search_feeds_of_person').on(t.savedSearchId, t.userId)],
);
