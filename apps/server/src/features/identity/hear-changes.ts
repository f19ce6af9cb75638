import { randomUUID } from 'node:crypto';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/create-database.ts';
import type { NotificationListener } from '../../platform/database/listener.ts';
import { createSessionsRepository, SESSIONS_CHANNEL } from './sessions.repository.ts';

const SETTLED = 'settled ';
/** A connection that looks alive and has heard nothing of our own for so long is taken for broken. */
const DEAF_AFTER_MS = 2_000;

export interface ChangeListenerOptions {
  database: Database;
  listener: NotificationListener;
  clock: Clock;
}

/** What to do when something is heard, or cannot be. */
export interface Hearer {
  /** @param subject as triggers tell it: `session <id>`, `user <id>` or `organisation <id>` */
  changed(subject: string): void;
  /** From now on changes may go unheard. */
  broken(): void;
  /** From now on changes are heard again; what happened meanwhile is not known. */
  mended(): void;
  /** What happened until now may not have been heard. */
  unsure(): void;
}

export interface ChangeListener {
  /** Resolves when all that was committed by now has been heard, or may go unheard as far as the hearer is told. */
  settled(): Promise<void>;
  close(): void;
}

/** Hears of every change of who asks, from whichever process (migration 0009). */
export async function hearChanges(options: ChangeListenerOptions, hearer: Hearer): Promise<ChangeListener> {
  const { database, listener, clock } = options;
  const settling = new Map<string, () => void>();
  let isBroken = false;

  function hear(message: string): void {
    if (message.startsWith(SETTLED)) settling.get(message.slice(SETTLED.length))?.();
    else if (message !== '') hearer.changed(message);
    else {
      isBroken = false;
      hearer.mended();
    }
  }

  function breakOff(): void {
    isBroken = true;
    hearer.broken();
    for (const resolve of settling.values()) resolve();
  }

  /** Notifications come in the order of their commits: after this one, those of earlier commits have been heard. */
  async function isMarkHeard(mark: string): Promise<boolean> {
    const heard = new Promise<true>((done) => settling.set(mark, () => done(true)));
    const patience = new AbortController();
    try {
      await createSessionsRepository(database).tell(SETTLED + mark);
      const waited = clock.sleep(DEAF_AFTER_MS, patience.signal).then(
        () => false,
        () => false,
      );
      return await Promise.race([heard, waited]);
    } catch {
      // What was changed stands all the same: it is asked for anew, and a fault is answered then.
      return false;
    } finally {
      settling.delete(mark);
      patience.abort();
    }
  }

  const close = await listener.subscribe(SESSIONS_CHANNEL, hear, breakOff);
  return {
    async settled() {
      if (!isBroken && !(await isMarkHeard(randomUUID()))) hearer.unsure();
    },
    close,
  };
}
