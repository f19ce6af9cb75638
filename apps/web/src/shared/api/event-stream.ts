import type { EventTopic, LiveEvent } from '@rotunda/contract';
import type { connect, EventConnection } from './event-connection.ts';
import type { StreamMessage } from './read-event-stream.ts';
import type { TokenStore } from './token-store.ts';

const FIRST_DELAY_MS = 1000;
const MAX_DELAY_MS = 30_000;
export interface EventStreamOptions {
  /** Absolute address of `GET /events`. */
  url: string;
  tokens: TokenStore;
  fetch: (input: string, init: RequestInit) => Promise<Response>;
  /** Waits the given number of milliseconds; ends early when aborted. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
  /** Returns a number from 0 up to 1, which spreads the reconnects of many pages after a server restart. */
  random: () => number;
}

/** Stream of live events: one connection per page, open while there are listeners. */
export interface EventStream {
  /** Calls back on every change of the topic; returns an unsubscribe function. */
  on: (topic: EventTopic, handler: (event: LiveEvent) => void) => () => void;
  /**
   * Calls back when events were missed and cannot be resent, so everything must be refetched; returns an unsubscribe
   * function.
   */
  onReset: (handler: () => void) => () => void;
  /** Whether the last attempt got no response. A connection that ends and reconnects immediately is not lost. */
  isLost: () => boolean;
  /** Calls back when this changes; returns an unsubscribe function. */
  onLost: (handler: () => void) => () => void;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function parseEvent(data: string): LiveEvent | null {
  let json: unknown;
  try {
    json = JSON.parse(data);
  } catch {
    return null;
  }
  if (!isRecord(json) || typeof json['topic'] !== 'string') return null;
  const ids = isRecord(json['ids']) ? json['ids'] : {};
  return {
    // An unknown topic has no listeners, so it is ignored.
    topic: json['topic'] as EventTopic,
    ids: Object.fromEntries(
      Object.entries(ids).filter((entry): entry is [string, string[]] => Array.isArray(entry[1])),
    ),
  };
}

/**
 * Loads the connection code on first use, because nothing listens before sign-in. A failed load counts as a failed
 * connection.
 */
async function connectLazily(connection: EventConnection): ReturnType<typeof connect> {
  const loaded = await import('./event-connection.ts').catch(() => null);
  return loaded === null ? 'failed' : loaded.connect(connection);
}

/** Tracks whether the server is lost and notifies listeners. */
function watchLoss(): Pick<EventStream, 'isLost' | 'onLost'> & { set: (isLost: boolean) => void } {
  const handlers = new Set<() => void>();
  let isLost = false;
  return {
    isLost: () => isLost,
    onLost: (handler) => {
      handlers.add(handler);
      return () => handlers.delete(handler);
    },
    set: (value) => {
      if (value === isLost) return;
      isLost = value;
      for (const handler of handlers) handler();
    },
  };
}

/**
 * Creates the live event stream. It reconnects with exponential backoff and the id of the last event, so that no event
 * is missed, and also after more than two heartbeats of silence. It stops when the token is refused and restarts when a
 * new one is set.
 */
export function createEventStream({ url, tokens, fetch, wait, random }: EventStreamOptions): EventStream {
  const handlers = new Map<EventTopic, Set<(event: LiveEvent) => void>>();
  const resetHandlers = new Set<() => void>();
  let lastEventId: string | null = null;
  let running: AbortController | null = null;
  const loss = watchLoss();

  function deliver(message: StreamMessage): void {
    if (message.id !== null) lastEventId = message.id;
    if (message.event === 'reset') for (const handler of resetHandlers) handler();
    const event = message.event === 'message' ? parseEvent(message.data) : null;
    if (event === null) return;
    for (const handler of handlers.get(event.topic) ?? []) handler(event);
  }

  async function run(token: string, signal: AbortSignal): Promise<void> {
    let failures = 0;
    while (!signal.aborted) {
      const reached = (isReached: boolean) => (signal.aborted ? undefined : loss.set(!isReached));
      const connection = { url, fetch, token, lastEventId, signal, deliver, reached };
      const outcome = await connectLazily(connection);
      if (outcome === 'refused') return;
      if (outcome === 'received') failures = 0;
      const delay = Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** failures);
      failures += 1;
      if (!signal.aborted) await wait(delay / 2 + (delay / 2) * random(), signal);
    }
  }

  function restart(): void {
    running?.abort();
    running = null;
    loss.set(false);
    const token = tokens.get();
    if (token === null || handlers.size === 0) return;
    running = new AbortController();
    void run(token, running.signal);
  }
  tokens.subscribe(() => {
    // The stream must not resume from another user's events.
    lastEventId = null;
    restart();
  });

  return {
    on: (topic, handler) => {
      const ofTopic = handlers.get(topic) ?? new Set();
      ofTopic.add(handler);
      handlers.set(topic, ofTopic);
      if (running === null) restart();
      return () => {
        ofTopic.delete(handler);
        if (ofTopic.size === 0) handlers.delete(topic);
        if (handlers.size === 0) restart();
      };
    },
    onReset: (handler) => {
      resetHandlers.add(handler);
      return () => resetHandlers.delete(handler);
    },
    isLost: loss.isLost,
    onLost: loss.onLost,
  };
}
