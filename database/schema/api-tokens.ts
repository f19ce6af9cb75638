import { index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { ts } from './columns.ts';
import { organization, user } from './identity.ts';

/**
 * Keys by which programs act as a person. A trigger tells of every change (`rotunda_sessions`), as for sessions: what
 * processes remember of a token is forgotten by it.
 */
export const apiTokens = pgTable(
  'api_tokens',
  {
    tokenId: uuid().primaryKey(),
    organisationId: text()
      .notNull()
      .references(() => organization.id, { onDelete: 'cascade' }),
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** How the token begins. */
    prefix: text().notNull(),
    /** SHA-256 of the token, in hexadecimal digits: who reads the database or a backup cannot use it. */
    tokenHash: text().notNull(),
    /** ApiScope[] of the contract. */
    scopes: text().array().notNull(),
    createdTs: ts().notNull(),
    expiresTs: ts().notNull(),
    lastUsedTs: ts(),
  },
  (t) => [unique('api_tokens_hash').on(t.tokenHash), index('api_tokens_by_user').on(t.organisationId, t.userId)],
);
