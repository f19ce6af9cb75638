import { sql } from 'drizzle-orm';
import { bigint, bigserial, customType, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';

/** PostgreSQL's 64-bit transaction id; it never wraps, so it can be stored and compared. */
const xid8 = customType<{ data: string; driverData: string }>({ dataType: () => 'xid8' });

const nowTs = sql`extract(epoch from now())::bigint`;

/**
 * Outbox of the live pages: what changed, as ids only. `xid` is the writing transaction. The serial id is assigned
 * before commit and therefore cannot tell a reader what it has not seen yet; a snapshot and `xid` can.
 */
export const events = pgTable(
  'events',
  {
    eventId: bigserial('id', { mode: 'number' }).primaryKey(),
    /** Null reaches every organization (public documents). */
    organizationId: text('organization_id'),
    /** Null reaches every member of the organization. */
    userId: text('user_id'),
    topic: text('topic').notNull(),
    payload: jsonb('payload').$type<Record<string, string[]>>().notNull(),
    xid: xid8('xid')
      .notNull()
      .default(sql`pg_current_xact_id()`),
    createdTs: bigint('created_ts', { mode: 'number' }).notNull().default(nowTs),
  },
  (table) => [index('events_xid_index').on(table.xid), index('events_created_ts_index').on(table.createdTs)],
);

export const JOB_STATES = ['queued', 'running', 'interrupted', 'succeeded', 'failed', 'canceled'] as const;
export type JobState = (typeof JOB_STATES)[number];

/** Progress of long-running work as users see it; it outlives the queue's own rows and any restart. */
export const jobProgress = pgTable(
  'job_progress',
  {
    jobId: uuid('id').primaryKey(),
    /** Null for the operator's own work (ingest, reindex). */
    organizationId: text('organization_id'),
    kind: text('kind').notNull(),
    state: text('state', { enum: JOB_STATES }).notNull(),
    done: bigint('done', { mode: 'number' }).notNull().default(0),
    total: bigint('total', { mode: 'number' }),
    message: text('message'),
    result: jsonb('result').$type<Record<string, unknown>>(),
    error: text('error'),
    createdTs: bigint('created_ts', { mode: 'number' }).notNull(),
    updatedTs: bigint('updated_ts', { mode: 'number' }).notNull(),
  },
  (table) => [index('job_progress_organization_index').on(table.organizationId, table.createdTs)],
);
