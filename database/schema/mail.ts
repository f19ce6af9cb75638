import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { ts } from './columns.ts';
import { organization, user } from './identity.ts';

/**
 * Every e-mail, written in the transaction of what it tells: it exists exactly when that does. Without an SMTP server
 * it stays `kept`, for its administrators to read.
 */
export const outgoingMails = pgTable(
  'outgoing_mails',
  {
    mailId: uuid().primaryKey(),
    organisationId: text().references(() => organization.id, { onDelete: 'cascade' }),
    /** Whom it is for; null for somebody who has no account yet. */
    userId: text().references(() => user.id, { onDelete: 'cascade' }),
    /** What it is, such as `alert-digest` or `invitation`. */
    kind: text().notNull(),
    /** One thing to tell is one e-mail, however often its job runs. */
    dedupeKey: text().notNull().unique(),
    toAddress: text().notNull(),
    subject: text().notNull(),
    textBody: text().notNull(),
    htmlBody: text().notNull(),
    /** Header fields beyond the usual ones, such as List-Unsubscribe; name to value. */
    headers: jsonb().notNull().default({}),
    /** What replaces the marks of a secret in bodies and headers as it is sent; emptied once it is not needed. */
    sealedSecret: text(),
    state: text().notNull().default('waiting'),
    /** Rises with each attempt, so that a process that was passed over cannot go on with an earlier one. */
    attempts: integer().notNull().default(0),
    /** Not before then; while it is being sent, until when that attempt may take. */
    nextAttemptTs: ts().notNull(),
    /** After which a fault that could pass is the last one. */
    giveUpTs: ts().notNull(),
    createdTs: ts().notNull(),
    /** Committed before the end of the message is handed to the server: until then the server cannot have accepted it. */
    handedOverTs: ts(),
    sentTs: ts(),
    /** What the server or the connection said last. */
    lastError: text(),
  },
  (t) => [
    index('outgoing_mails_waiting')
      .on(t.nextAttemptTs)
      .where(sql`state in ('waiting', 'sending')`),
    index('outgoing_mails_by_organisation').on(t.organisationId, t.createdTs),
    check('outgoing_mails_state', sql`state in ('waiting', 'sending', 'sent', 'unconfirmed', 'failed', 'kept')`),
  ],
);
