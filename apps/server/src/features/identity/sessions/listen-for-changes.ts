import { randomUUID } from 'node:crypto';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/create-database.ts';
import type { NotificationListener } from '../../../platform/database/listener.ts';
import { createSessionsRepository, SESSIONS_CHANNEL } from './sessions.repository.ts';

const SETTLED = 'settled ';
/** A connection that seems alive but does not deliver our own message within this time counts as broken. */
const UNRESPONSIVE_AFTER_MS = 2_000;

export interface ChangeListenerOptions {
  database: Database;
  listener: NotificationListener;
  clock: Clock;
}

/** Callbacks for changes and for interruptions of the connection. */
export interface ChangeHandler {
  /** @param subject as the triggers send it: `session <id>`, `user <id>` or `organization <id>` */
  changed(subject: string): void;
  /** Changes may be missed from now on. */
  broken(): void;
  /** Changes are received again; any that happened in between are unknown. */
  recovered(): void;
  /** Changes made before now may have been missed. */
  uncertain(): void;
}

export interface ChangeListener {
  /**
   * Resolves when all changes committed by now have been received, or the hearer has been told that they may have been
   * missed.
   */
  settled(): Promise<void>;
  close(): void;
}

/** Listens for every change that affects a session's identity, made by any process (migration 0009). */
export async function listenForChanges(
  options: ChangeListenerOptions,
  handler: ChangeHandler,
): Promise<ChangeListener> {
  const { database, listener, clock } = options;
  const settling = new Map<string, () => void>();
  let isBroken = false;

  function handleMessage(message: string): void {
    if (message.startsWith(SETTLED)) settling.get(message.slice(SETTLED.length))?.();
    else if (message !== '') handler.changed(message);
    else {
      isBroken = false;
      handler.recovered();
    }
  }

  function handleDisconnect(): void {
    isBroken = true;
    handler.broken();
    for (const resolve of settling.values()) resolve();
  }

  /**
   * Sends a marker and waits for it. Notifications arrive in commit order, so receiving the marker means that all
   * earlier commits have been received.
   */
  async function isMarkReceived(mark: string): Promise<boolean> {
    const received = new Promise<true>((done) => settling.set(mark, () => done(true)));
    const timeout = new AbortController();
    try {
      await createSessionsRepository(database).notify(SETTLED + mark);
      const waited = clock.sleep(UNRESPONSIVE_AFTER_MS, timeout.signal).then(
        () => false,
        () => false,
      );
      return await Promise.race([received, waited]);
    } catch {
      // The change is committed regardless. Returning false makes the caller discard its cache, so the next request
      // reads the database and reports the fault.
      return false;
    } finally {
      settling.delete(mark);
      timeout.abort();
    }
  }

  const close = await listener.subscribe(SESSIONS_CHANNEL, handleMessage, handleDisconnect);
  return {
    async settled() {
      if (!isBroken && !(await isMarkReceived(randomUUID()))) handler.uncertain();
    },
    close,
  };
}
