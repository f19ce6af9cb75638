import type { EventTopic } from '@rotunda/contract';
import { events } from '@rotunda/database';
import { sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../database/create-database.ts';

export const EVENTS_CHANNEL = 'rotunda_events';

/** Something changed. Ids only: the page asks for what it shows, so permissions are checked where they always are. */
export interface EventDraft {
  /** Null reaches every organisation: public documents. */
  organisationId: string | null;
  /** Null or absent reaches every member. */
  userId?: string | null;
  /** What kind of thing changed. */
  topic: EventTopic;
  ids: Record<string, string[]>;
}

/** Tells the live pages, at commit and only if the caller's transaction commits. */
export async function publishEvent(handle: DatabaseHandle, draft: EventDraft): Promise<void> {
  await handle.insert(events).values({
    organisationId: draft.organisationId,
    userId: draft.userId ?? null,
    topic: draft.topic,
    payload: draft.ids,
  });
  // PostgreSQL folds equal notifications of one transaction, so a thousand events wake the readers once.
  await handle.execute(sql`select pg_notify(${EVENTS_CHANNEL}, '')`);
}
