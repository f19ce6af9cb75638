import type { EventTopic, LiveEvent } from '@rotunda/contract';
import { readEventStream, type StreamMessage } from './read-event-stream.ts';
import type { TokenStore } from './token-store.ts';

const FIRST_DELAY_MS = 1000;
const LONGEST_DELAY_MS = 30_000;

export interface EventStreamOptions {
  /** Absolute address of `GET /events`. */
  url: string;
  tokens: TokenStore;
  fetch: (input: string, init: RequestInit) => Promise<Response>;
  /** Waits that many milliseconds; ends early when aborted. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
  /** 0 up to 1: spreads reconnects of many pages after a restart of the server. */
  random: () => number;
}

/** Live changes. One connection for the page, open while anyone listens. */
export interface EventStream {
  /** Calls back with every change of the topic; returns how to stop. */
  on: (topic: EventTopic, handler: (event: LiveEvent) => void) => () => void;
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
    // A topic this page does not know has no listener, so it goes nowhere.
    topic: json['topic'] as EventTopic,
    ids: Object.fromEntries(
      Object.entries(ids).filter((entry): entry is [string, string[]] => Array.isArray(entry[1])),
    ),
  };
}

function headersOf(token: string, lastEventId: string | null): Record<string, string> {
  return {
    accept: 'text/event-stream',
    authorization: `Bearer ${token}`,
    ...(lastEventId === null ? {} : { 'last-event-id': lastEventId }),
  };
}

/**
 * Listens to the server. Reconnects with growing pauses and the id of the last event, so that nothing is missed in
 * between; stops for good when the token is refused and starts again when another is set.
 */
export function createEventStream({ url, tokens, fetch, wait, random }: EventStreamOptions): EventStream {
  const handlers = new Map<EventTopic, Set<(event: LiveEvent) => void>>();
  let lastEventId: string | null = null;
  let running: AbortController | null = null;

  function deliver(message: StreamMessage): void {
    if (message.id !== null) lastEventId = message.id;
    const event = parseEvent(message.data);
    if (event === null) return;
    for (const handler of handlers.get(event.topic) ?? []) handler(event);
  }

  async function run(token: string, signal: AbortSignal): Promise<void> {
    let failures = 0;
    while (!signal.aborted) {
      try {
        const response = await fetch(url, { headers: headersOf(token, lastEventId), signal, cache: 'no-store' });
        if (response.status === 401 || response.status === 403) return;
        if (response.ok && response.body !== null) {
          failures = 0;
          for await (const message of readEventStream(response.body)) deliver(message);
        }
      } catch {
        // A lost connection looks like any other end of the stream: wait and listen again.
      }
      const delay = Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** failures);
      failures += 1;
      if (!signal.aborted) await wait(delay / 2 + (delay / 2) * random(), signal);
    }
  }

  function restart(): void {
    running?.abort();
    running = null;
    const token = tokens.get();
    if (token === null || handlers.size === 0) return;
    running = new AbortController();
    void run(token, running.signal);
  }
  tokens.subscribe(() => {
    // Another person's events are not ours to resume from.
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
  };
}
