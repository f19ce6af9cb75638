import pg from 'pg';
import type { Clock } from '../clock.ts';
import { noteConnectionError } from './database-error.ts';

type OnMessage = (payload: string) => void;

/** One connection that listens for PostgreSQL notifications on behalf of the whole process. */
export interface NotificationListener {
  /**
   * Calls `onMessage` for every notification of the channel, and once with an empty payload after each reconnect:
   * notifications sent meanwhile are lost, so subscribers must re-read. Calls `onBroken`, if given, as soon as the
   * connection is known to be lost, so that a subscriber that relies on every change can stop trusting its state until
   * `onMessage` is called again.
   *
   * @returns A function that ends the subscription.
   */
  subscribe(channel: string, onMessage: OnMessage, onBroken?: () => void): Promise<() => void>;
  close(): Promise<void>;
}

interface Subscriber {
  onMessage: OnMessage;
  onBroken: (() => void) | undefined;
}

export interface ListenerOptions {
  connectionString: string;
  clock: Clock;
  /** Shown in pg_stat_activity. */
  applicationName?: string;
  onError: (error: Error) => void;
}

const FIRST_RETRY_MS = 250;
const LAST_RETRY_MS = 2_000;
/** A server that disappeared silently (a failover, a cable) is noticed only by querying it. */
const PROBE_MS = 15_000;
const PROBE_TIMEOUT_MS = 5_000;

/** @throws The connection error if the first connection fails; later failures are reported and retried forever. */
export async function createListener(options: ListenerOptions): Promise<NotificationListener> {
  const subscribers = new Map<string, Set<Subscriber>>();
  const report = withNote(options.onError);
  const closing = new AbortController();
  let reconnecting: Promise<void> = Promise.resolve();
  let client = await connect();

  async function connect(): Promise<pg.Client> {
    const fresh = new pg.Client({
      connectionString: options.connectionString,
      application_name: options.applicationName ?? 'rotunda listener',
      keepAlive: true,
      connectionTimeoutMillis: PROBE_TIMEOUT_MS,
      query_timeout: PROBE_TIMEOUT_MS,
    });
    fresh.on('error', report);
    fresh.on('notification', ({ channel, payload }) => {
      for (const subscriber of subscribers.get(channel) ?? []) subscriber.onMessage(payload ?? '');
    });
    await fresh.connect();
    if (closing.signal.aborted) {
      await fresh.end();
      return fresh;
    }
    for (const channel of subscribers.keys()) await fresh.query(`listen ${fresh.escapeIdentifier(channel)}`);
    probe(fresh);
    fresh.once('end', () => {
      for (const set of subscribers.values()) for (const subscriber of set) subscriber.onBroken?.();
      reconnecting = reconnect();
    });
    return fresh;
  }

  async function reconnect(): Promise<void> {
    for (let delayMs = FIRST_RETRY_MS; !closing.signal.aborted; delayMs = Math.min(delayMs * 2, LAST_RETRY_MS)) {
      try {
        await options.clock.sleep(delayMs, closing.signal);
        client = await connect();
        for (const set of subscribers.values()) for (const subscriber of set) subscriber.onMessage('');
        return;
      } catch (error) {
        if (!closing.signal.aborted) report(error instanceof Error ? error : new Error(String(error)));
      }
    }
  }

  return {
    async subscribe(channel, onMessage, onBroken) {
      const existing = subscribers.get(channel);
      const set = existing ?? new Set<Subscriber>();
      const subscriber = { onMessage, onBroken };
      set.add(subscriber);
      subscribers.set(channel, set);
      if (existing === undefined) await client.query(`listen ${client.escapeIdentifier(channel)}`);
      return () => void set.delete(subscriber);
    },
    async close() {
      closing.abort();
      await reconnecting;
      await client.end();
    },
  };
}

/** Checks regularly whether the server still responds; an unresponsive connection is ended and then re-established. */
function probe(client: pg.Client): void {
  const probing = setInterval(() => {
    client.query('select 1').catch(() => void client.end());
  }, PROBE_MS);
  probing.unref();
  client.once('end', () => clearInterval(probing));
}

/** Errors of this connection are the database's, too. */
function withNote(onError: ListenerOptions['onError']): ListenerOptions['onError'] {
  return (error) => {
    noteConnectionError(error);
    onError(error);
  };
}
