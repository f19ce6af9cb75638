import { index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { ts } from './columns.ts';
import { organization, user } from './identity.ts';

/**
 * Tokens with which programs act as a user. A trigger announces every change (`rotunda_sessions`), as for sessions, so
 * that processes drop what they cached of a token.
 */
export const apiTokens = pgTable(
  'api_tokens',
  {
    tokenId: uuid().primaryKey(),
    organizationId: text()
      .notNull()
      .references(() => organization.id, { onDelete: 'cascade' }),
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** First characters of the token. */
    prefix: text().notNull(),
    /** SHA-256 of the token in hexadecimal, so that a reader of the database or a backup cannot use it. */
    tokenHash: text().notNull(),
    /** ApiScope[] of the contract. */
    scopes: text().array().notNull(),
    createdTs: ts().notNull(),
    expiresTs: ts().notNull(),
    lastUsedTs: ts(),
  },
  (t) => [unique('api_tokens_hash').on(t.tokenHash), index('api_tokens_by_user').on(t.organizationId, t.userId)],
);
