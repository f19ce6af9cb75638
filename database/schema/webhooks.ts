import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { savedSearches } from './alerts.ts';
import { ts } from './columns.ts';
import { organization, user } from './identity.ts';
import { projects } from './projects.ts';

/**
 * Webhooks to which matches are posted: all of a project, or those of one saved search in the project it currently
 * belongs to.
 */
export const webhooks = pgTable(
  'webhooks',
  {
    webhookId: uuid().primaryKey(),
    organizationId: text()
      .notNull()
      .references(() => organization.id, { onDelete: 'cascade' }),
    /** Responsible user; only what this user may see is sent. */
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    projectId: uuid().references(() => projects.projectId, { onDelete: 'cascade' }),
    savedSearchId: uuid().references(() => savedSearches.savedSearchId, { onDelete: 'cascade' }),
    name: text().notNull(),
    format: text().$type<'json' | 'slack' | 'teams'>().notNull(),
    /** Host of the address, for display. */
    host: text().notNull(),
    /** The address, which may itself be a secret; sealed. */
    urlSealed: text().notNull(),
    /** Key that signs messages; sealed. */
    secretSealed: text().notNull(),
    /** Previous key, which also signs messages until that time after a change of secret. */
    previousSecretSealed: text(),
    previousSecretUntilTs: ts(),
    /** Null while it is on. */
    offReason: text().$type<'person' | 'gone' | 'failing' | 'access'>(),
    /** Every match up to this delivery number has its delivery. */
    cursor: bigint({ mode: 'number' }).notNull(),
    /** Failed attempts since the last success. */
    failures: integer().notNull().default(0),
    failingSinceTs: ts(),
    /** Nothing is sent before this time. */
    pausedUntilTs: ts(),
    createdTs: ts().notNull(),
  },
  (t) => [
    index('webhooks_by_organization').on(t.organizationId),
    check('webhooks_of_one', sql`num_nonnulls(project_id, saved_search_id) = 1`),
    check('webhooks_format', sql`format in ('json', 'slack', 'teams')`),
    check('webhooks_off_reason', sql`off_reason in ('person', 'gone', 'failing', 'access')`),
  ],
);

/** One message to one webhook, whose content is written once so that every attempt sends the same. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    deliveryId: uuid().primaryKey(),
    webhookId: uuid()
      .notNull()
      .references(() => webhooks.webhookId, { onDelete: 'cascade' }),
    /** Delivery number of the match; null for a test. */
    deliveryNumber: bigint({ mode: 'number' }),
    /** The `webhook-id` header. */
    messageId: text().notNull(),
    /** Title of the document, for the log. */
    title: text(),
    body: text().notNull(),
    state: text().$type<'waiting' | 'delivered' | 'failed'>().notNull().default('waiting'),
    attempts: integer().notNull().default(0),
    /** Earliest next attempt of a waiting delivery. */
    nextAttemptTs: ts().notNull(),
    attemptTs: ts(),
    status: integer(),
    durationMs: integer(),
    responseExcerpt: text(),
    createdTs: ts().notNull(),
  },
  (t) => [
    unique('webhook_deliveries_once').on(t.webhookId, t.deliveryNumber),
    index('webhook_deliveries_log').on(t.webhookId, t.createdTs),
    index('webhook_deliveries_waiting')
      .on(t.webhookId, t.nextAttemptTs)
      .where(sql`state = 'waiting'`),
    index('webhook_deliveries_age').on(t.createdTs),
    check('webhook_deliveries_state', sql`state in ('waiting', 'delivered', 'failed')`),
  ],
);
