import { events } from '@rotunda/database';
import { lt, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { DatabaseHandle } from '../database/create-database.ts';

/** An event as live pages receive it. */
export interface StoredEvent {
  eventId: number;
  organizationId: string | null;
  userId: string | null;
  /**
   * Not narrowed to the contract's list, because during an upgrade a newer process may publish topics that this one
   * does not know.
   */
  topic: string;
  ids: Record<string, string[]>;
}

/** The user and organization whose events are read. */
export interface EventAudience {
  organizationId: string;
  userId: string;
}

const rowSchema = z.object({
  snapshot: z.string(),
  is_known: z.boolean(),
  events: z.array(
    z.object({
      eventId: z.number(),
      organizationId: z.string().nullable(),
      userId: z.string().nullable(),
      topic: z.string(),
      ids: z.record(z.string(), z.array(z.string())),
    }),
  ),
});

/** Events not visible at `since`, and the snapshot for the next read. */
export interface EventBatch {
  snapshot: string;
  events: StoredEvent[];
}

/**
 * Returns the current snapshot: which transactions' rows are visible. The resume position is a snapshot instead of the
 * last id, because a lower id may still be waiting for its commit while a higher one is already delivered.
 */
export async function readSnapshot(handle: DatabaseHandle): Promise<string> {
  const { rows } = await handle.execute(sql`select pg_current_snapshot()::text as snapshot`);
  return z.object({ snapshot: z.string() }).parse(rows[0]).snapshot;
}

/**
 * Reads everything committed since a snapshot, each event exactly once and in id order, for one audience or, for the
 * process's own stream, for everyone.
 *
 * @returns undefined if the snapshot is in the future, as after restoring a backup, because the missed events are then
 *   unknown.
 */
export async function readEventsSince(
  handle: DatabaseHandle,
  since: string,
  audience?: EventAudience,
): Promise<EventBatch | undefined> {
  const visible = audience
    ? sql`and (e.organization_id is null or e.organization_id = ${audience.organizationId})
          and (e.user_id is null or e.user_id = ${audience.userId})`
    : sql``;
  const { rows } = await handle.execute(sql`
    select pg_current_snapshot()::text as snapshot,
      pg_snapshot_xmax(${since}::pg_snapshot) <= pg_snapshot_xmax(pg_current_snapshot()) as is_known,
      coalesce((
        select jsonb_agg(jsonb_build_object('eventId', e.id, 'organizationId', e.organization_id,
          'userId', e.user_id, 'topic', e.topic, 'ids', e.payload) order by e.id)
        from ${events} e
        where e.xid >= pg_snapshot_xmin(${since}::pg_snapshot)
          and not pg_visible_in_snapshot(e.xid, ${since}::pg_snapshot) ${visible}
      ), '[]'::jsonb) as events`);
  const row = rowSchema.parse(rows[0]);
  return row.is_known ? { snapshot: row.snapshot, events: row.events } : undefined;
}

/** Removes events older than the given Unix time in seconds. @returns How many. */
export async function pruneEvents(handle: DatabaseHandle, beforeTs: number): Promise<number> {
  const result = await handle.delete(events).where(lt(events.createdTs, beforeTs));
  return result.rowCount ?? 0;
}
