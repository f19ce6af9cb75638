import type { EventTopic } from '@rotunda/contract';
import { events } from '@rotunda/database';
import { sql } from 'drizzle-orm';
import { bulkInsert } from '../database/bulk-insert.ts';
import type { DatabaseHandle } from '../database/create-database.ts';

export const EVENTS_CHANNEL = 'rotunda_events';

/**
 * A change to announce. It contains only ids: the page refetches what it shows, so permissions are checked where they
 * always are.
 */
export interface EventDraft {
  /** Null reaches every organization, for public documents. */
  organizationId: string | null;
  /** Null or undefined reaches every member. */
  userId?: string | null;
  /** The kind of object that changed. */
  topic: EventTopic;
  ids: Record<string, string[]>;
}

/** Notifies the live pages at commit, and only if the caller's transaction commits. */
export function publishEvent(handle: DatabaseHandle, draft: EventDraft): Promise<void> {
  return publishEvents(handle, [draft]);
}

/** Publishes several events together, because a confidential change is sent to each user who may see it. */
export async function publishEvents(handle: DatabaseHandle, drafts: readonly EventDraft[]): Promise<void> {
  await bulkInsert(
    handle,
    events,
    drafts.map(({ organizationId, userId = null, topic, ids }) => ({ organizationId, userId, topic, payload: ids })),
  );
  if (drafts.length === 0) return;
  // PostgreSQL merges equal notifications of one transaction, so a thousand events wake the readers once.
  await handle.execute(sql`select pg_notify(${EVENTS_CHANNEL}, '')`);
}
