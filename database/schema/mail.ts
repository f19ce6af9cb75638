import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { ts } from './columns.ts';
import { organization, user } from './identity.ts';

/**
 * Every e-mail, written in the transaction of the event it reports, so that both exist or neither does. Without an SMTP
 * server it stays `kept`, for administrators to read.
 */
export const outgoingMails = pgTable(
  'outgoing_mails',
  {
    mailId: uuid().primaryKey(),
    organizationId: text().references(() => organization.id, { onDelete: 'cascade' }),
    /** Recipient; null for a person without an account. */
    userId: text().references(() => user.id, { onDelete: 'cascade' }),
    /** Kind of e-mail, such as `alert-digest` or `invitation`. */
    kind: text().notNull(),
    /** Ensures one e-mail per occasion, however often its job runs. */
    dedupeKey: text().notNull().unique(),
    toAddress: text().notNull(),
    subject: text().notNull(),
    textBody: text().notNull(),
    htmlBody: text().notNull(),
    /** Additional header fields, such as List-Unsubscribe; name to value. */
    headers: jsonb().notNull().default({}),
    /**
     * Replaces the secret's placeholders in bodies and headers when the e-mail is sent; cleared once it is not needed.
     */
    sealedSecret: text(),
    state: text().notNull().default('waiting'),
    /** Incremented with each attempt, so that a superseded process cannot continue with an earlier one. */
    attempts: integer().notNull().default(0),
    /** Earliest next attempt; while the e-mail is being sent, the deadline of that attempt. */
    nextAttemptTs: ts().notNull(),
    /** Time after which a transient fault is no longer retried. */
    giveUpTs: ts().notNull(),
    createdTs: ts().notNull(),
    /** Committed before the end of the message is handed to the server, which cannot have accepted it earlier. */
    handedOverTs: ts(),
    sentTs: ts(),
    /** The last message of the server or connection. */
    lastError: text(),
  },
  (t) => [
    index('outgoing_mails_waiting')
      .on(t.nextAttemptTs)
      .where(sql`state in ('waiting', 'sending')`),
    index('outgoing_mails_by_organization').on(t.organizationId, t.createdTs),
    check('outgoing_mails_state', sql`state in ('waiting', 'sending', 'sent', 'unconfirmed', 'failed', 'kept')`),
  ],
);
