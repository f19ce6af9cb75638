import type { Clock } from '../clock.ts';
import type { Database } from '../database/create-database.ts';
import type { NotificationListener } from '../database/listener.ts';
import { retryOnOutage } from '../database/retry-on-outage.ts';
import { formatCursor, parseCursor } from './event-cursor.ts';
import { readEventsSince, readSnapshot, type EventAudience, type StoredEvent } from './event-store.ts';
import { EVENTS_CHANNEL } from './publish-event.ts';

/** Seconds for which events are kept. A page that was disconnected for longer reloads its content. */
export const EVENT_RETENTION_SECONDS = 24 * 3600;

/** A message to a subscriber. `cursor` is the position to resume from once everything before it was handled. */
export type EventMessage =
  | { kind: 'ready'; cursor: string }
  | { kind: 'event'; event: StoredEvent; cursor?: string }
  /** The missed events are unknown (too long ago, or the database was restored): reload everything. */
  | { kind: 'reset'; cursor: string };

export interface EventSubscription {
  close(): void;
}

/** Delivers every committed event to the live pages of this process, over one listening connection. */
export interface EventHub {
  /**
   * Delivers what was missed since `lastCursor`, then everything new, in order and without gaps. An event may arrive
   * twice around a reconnect. Without a cursor, only new events are delivered.
   */
  subscribe(
    audience: EventAudience,
    lastCursor: string | undefined,
    deliver: (message: EventMessage) => void,
  ): Promise<EventSubscription>;
  close(): Promise<void>;
}

export interface EventHubOptions {
  database: Database;
  listener: NotificationListener;
  clock: Clock;
  onError: (error: Error) => void;
}

interface Subscriber {
  audience: EventAudience;
  receive(events: StoredEvent[], cursor: string): void;
}

export async function createEventHub(options: EventHubOptions): Promise<EventHub> {
  const subscribers = new Set<Subscriber>();
  let snapshot = await readSnapshot(options.database);
  let takenTs = options.clock.now();
  let reading: Promise<void> | undefined;
  let isStale = false;
  const closing = new AbortController();

  /** Reads never run in parallel: a notification during one triggers another after it. */
  function refresh(): Promise<void> {
    isStale = true;
    reading ??= readAll().finally(() => {
      reading = undefined;
    });
    return reading;
  }

  async function readAll(): Promise<void> {
    while (isStale && !closing.signal.aborted) {
      isStale = false;
      const nowTs = options.clock.now();
      // Publishers do not repeat their notifications once the database is back, so the read waits for it.
      const batch = await readPatiently(options, snapshot, closing.signal);
      const events = batch?.events ?? [];
      snapshot = batch?.snapshot ?? (await readSnapshot(options.database));
      takenTs = nowTs;
      if (events.length === 0) continue;
      const cursor = formatCursor({ takenTs, snapshot });
      for (const subscriber of subscribers) {
        subscriber.receive(
          events.filter((event) => isFor(event, subscriber.audience)),
          cursor,
        );
      }
    }
  }

  const unsubscribe = await options.listener.subscribe(EVENTS_CHANNEL, () => {
    refresh().catch((error: unknown) => (closing.signal.aborted ? undefined : options.onError(asError(error))));
  });

  return {
    async subscribe(audience, lastCursor, deliver) {
      const live = bufferUntilCaughtUp(audience, deliver);
      // Registered before the missed events are read, so that no event falls in between.
      subscribers.add(live.subscriber);
      try {
        const missed = await readMissed(options, lastCursor, audience, { snapshot, takenTs });
        if (missed.kind === 'reset') deliver({ kind: 'reset', cursor: missed.cursor });
        else deliverBatch(missed.events, missed.cursor, deliver);
        if (lastCursor === undefined) deliver({ kind: 'ready', cursor: missed.cursor });
        live.release(new Set(missed.events.map((event) => event.eventId)));
      } catch (error) {
        subscribers.delete(live.subscriber);
        throw error;
      }
      return { close: () => void subscribers.delete(live.subscriber) };
    },
    async close() {
      closing.abort();
      unsubscribe();
      subscribers.clear();
      await reading?.catch(() => undefined);
    },
  };
}

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));

function readPatiently(options: EventHubOptions, since: string, signal: AbortSignal) {
  const onWait = (reason: string) => options.onError(new Error(`The events wait for the database: ${reason}`));
  return retryOnOutage(() => readEventsSince(options.database, since), { signal, onWait });
}

function isFor(event: StoredEvent, audience: EventAudience): boolean {
  const isOrganization = event.organizationId === null || event.organizationId === audience.organizationId;
  return isOrganization && (event.userId === null || event.userId === audience.userId);
}

interface Missed {
  kind: 'events' | 'reset';
  events: StoredEvent[];
  cursor: string;
}

async function readMissed(
  options: EventHubOptions,
  lastCursor: string | undefined,
  audience: EventAudience,
  current: { snapshot: string; takenTs: number },
): Promise<Missed> {
  const nowTs = options.clock.now();
  // The hub's position may be a moment old; the first live batch repeats nothing, because it starts from the same
  // position.
  if (lastCursor === undefined) return { kind: 'events', events: [], cursor: formatCursor(current) };
  const parsed = parseCursor(lastCursor);
  const isTooOld = parsed === undefined || parsed.takenTs < nowTs - EVENT_RETENTION_SECONDS;
  const batch = isTooOld ? undefined : await readEventsSince(options.database, parsed.snapshot, audience);
  if (batch !== undefined) {
    const cursor = formatCursor({ takenTs: nowTs, snapshot: batch.snapshot });
    return { kind: 'events', events: batch.events, cursor };
  }
  const snapshot = await readSnapshot(options.database);
  return { kind: 'reset', events: [], cursor: formatCursor({ takenTs: nowTs, snapshot }) };
}

/**
 * Only the last event of a batch carries the cursor, so a page that is cut off earlier requests the whole batch again.
 */
function deliverBatch(events: StoredEvent[], cursor: string, deliver: (message: EventMessage) => void): void {
  for (const [index, event] of events.entries()) {
    deliver(index === events.length - 1 ? { kind: 'event', event, cursor } : { kind: 'event', event });
  }
}

/**
 * Holds live batches back until the missed events are delivered, then passes them on without the events already sent.
 */
function bufferUntilCaughtUp(audience: EventAudience, deliver: (message: EventMessage) => void) {
  let waiting: { events: StoredEvent[]; cursor: string }[] | undefined = [];
  // The hub's reads may lag behind the page's, so an event from the catch-up can arrive again, even much later.
  let sent: ReadonlySet<number> = new Set();
  const subscriber: Subscriber = {
    audience,
    receive(events, cursor) {
      if (waiting) waiting.push({ events, cursor });
      else
        deliverBatch(
          events.filter((event) => !sent.has(event.eventId)),
          cursor,
          deliver,
        );
    },
  };
  return {
    subscriber,
    release(alreadySent: ReadonlySet<number>) {
      sent = alreadySent;
      const held = waiting ?? [];
      waiting = undefined;
      for (const batch of held) subscriber.receive(batch.events, batch.cursor);
    },
  };
}
