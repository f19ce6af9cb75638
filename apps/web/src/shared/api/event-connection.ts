import { EVENT_HEARTBEAT_SECONDS } from '@rotunda/contract/values';
import { readEventStream, type StreamMessage } from './read-event-stream.ts';
import { watchSilence } from './watch-silence.ts';

/** Two heartbeats missed, and some time for a slow network: nobody is there any more. */
const SILENCE_MS = 2.5 * EVENT_HEARTBEAT_SECONDS * 1000;

function headersOf(token: string, lastEventId: string | null): Record<string, string> {
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
  /** Of the last event heard before; null at first. */
  lastEventId: string | null;
  signal: AbortSignal;
  deliver: (message: StreamMessage) => void;
  /** Told once of each connection, whether there is somebody who answers. */
  reached: (isReached: boolean) => void;
}

/** A server, or a proxy before one, that is not there at the moment. */
const FIRST_FAULT_OF_SERVERS = 500;

async function answerOf(ask: () => Promise<Response>, reached: EventConnection['reached']): Promise<Response> {
  try {
    const response = await ask();
    reached(response.status < FIRST_FAULT_OF_SERVERS);
    return response;
  } catch (error) {
    reached(false);
    throw error;
  }
}

/** One connection, from the request to its end. @returns how it went */
export async function connect(connection: EventConnection): Promise<'refused' | 'failed' | 'heard'> {
  const { url, fetch, token, lastEventId, signal, deliver, reached } = connection;
  const headers = headersOf(token, lastEventId);
  // A connection that died without a word never ends by itself: it is given up after a silence.
  const silence = watchSilence(SILENCE_MS, signal);
  let outcome: 'failed' | 'heard' = 'failed';
  try {
    const response = await answerOf(() => fetch(url, { headers, signal: silence.signal, cache: 'no-store' }), reached);
    if (response.status === 401 || response.status === 403) return 'refused';
    if (response.ok && response.body !== null) {
      for await (const message of readEventStream(response.body, silence.heard)) {
        outcome = 'heard';
        deliver(message);
      }
    }
  } catch {
    // A lost connection looks like any other end of the stream: wait and listen again.
  } finally {
    silence.stop();
  }
  return outcome;
}
