import { EVENT_HEARTBEAT_SECONDS } from '@rotunda/contract/values';
import { readEventStream, type StreamMessage } from './read-event-stream.ts';
import { watchSilence } from './watch-silence.ts';

/** Two missed heartbeats plus a margin for slow networks, after which the connection is considered dead. */
const SILENCE_MS = 2.5 * EVENT_HEARTBEAT_SECONDS * 1000;

function getHeaders(token: string, lastEventId: string | null): Record<string, string> {
  return {
    accept: 'text/event-stream',
    authorization: `Bearer ${token}`,
    ...(lastEventId === null ? {} : { 'last-event-id': lastEventId }),
  };
}

export interface EventConnection {
  /** Absolute address of `GET /events`. */
  url: string;
  fetch: (input: string, init: RequestInit) => Promise<Response>;
  token: string;
  /** Id of the last event received; null on the first connection. */
  lastEventId: string | null;
  signal: AbortSignal;
  deliver: (message: StreamMessage) => void;
  /** Called once per connection with whether the server responded. */
  reached: (isReached: boolean) => void;
}

/** Statuses from here on mean that the server, or a proxy in front of it, is unavailable. */
const FIRST_SERVER_ERROR_STATUS = 500;

async function fetchResponse(request: () => Promise<Response>, reached: EventConnection['reached']): Promise<Response> {
  try {
    const response = await request();
    reached(response.status < FIRST_SERVER_ERROR_STATUS);
    return response;
  } catch (error) {
    reached(false);
    throw error;
  }
}

/**
 * Runs one connection from the request to its end.
 * @returns how it ended
 */
export async function connect(connection: EventConnection): Promise<'refused' | 'failed' | 'received'> {
  const { url, fetch, token, lastEventId, signal, deliver, reached } = connection;
  const headers = getHeaders(token, lastEventId);
  // A dead connection may never report its end, so it is closed after a period of silence.
  const silence = watchSilence(SILENCE_MS, signal);
  let outcome: 'failed' | 'received' = 'failed';
  try {
    const response = await fetchResponse(
      () => fetch(url, { headers, signal: silence.signal, cache: 'no-store' }),
      reached,
    );
    if (response.status === 401 || response.status === 403) return 'refused';
    if (response.ok && response.body !== null) {
      for await (const message of readEventStream(response.body, silence.restart)) {
        outcome = 'received';
        deliver(message);
      }
    }
  } catch {
    // A lost connection is handled like any other end of the stream: wait and reconnect.
  } finally {
    silence.stop();
  }
  return outcome;
}
