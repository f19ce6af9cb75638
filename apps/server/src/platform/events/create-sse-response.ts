import { EVENT_HEARTBEAT_SECONDS } from '@rotunda/contract';
import { PassThrough, type Readable } from 'node:stream';
import type { EventHub, EventMessage } from './create-event-hub.ts';
import type { EventAudience } from './event-store.ts';

/** A page that stops reading is disconnected once this much waits; it resumes from its last id. */
const MAX_WAITING_BYTES = 1024 * 1024;
/** How long a browser waits before it reconnects. */
const RETRY_MS = 2_000;

export interface SseRequest {
  hub: EventHub;
  audience: EventAudience;
  /** The `Last-Event-ID` header. */
  lastEventId?: string | undefined;
  heartbeatMs?: number;
}

export interface SseResponse {
  headers: Record<string, string>;
  /** Ends when the client disconnects (destroy it on the request's `close`) or reads too slowly. */
  body: Readable;
}

/**
 * Creates an event stream of the audience's events, `data: {"topic", "ids"}`. It also sends `event: ready` once after
 * connecting and `event: reset` when the page must reload, because the events it missed are gone.
 */
export async function createSseResponse(request: SseRequest): Promise<SseResponse> {
  const body = new PassThrough({ highWaterMark: MAX_WAITING_BYTES });
  const write = (text: string) => {
    if (body.destroyed) return;
    if (body.readableLength + body.writableLength > MAX_WAITING_BYTES) body.destroy();
    else body.write(text);
  };
  write(`retry: ${RETRY_MS}\n\n`);
  const subscription = await request.hub.subscribe(request.audience, request.lastEventId, (message) =>
    write(formatMessage(message)),
  );
  // Proxies and phones drop silent connections, and the page considers a silent one dead. A comment is not an event.
  const heartbeat = setInterval(() => write(': still here\n\n'), request.heartbeatMs ?? EVENT_HEARTBEAT_SECONDS * 1000);
  body.once('close', () => {
    clearInterval(heartbeat);
    subscription.close();
  });
  return {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      // Buffering proxies (nginx) would delay events.
      'x-accel-buffering': 'no',
    },
    body,
  };
}

function formatMessage(message: EventMessage): string {
  const id = message.cursor === undefined ? '' : `id: ${message.cursor}\n`;
  if (message.kind !== 'event') return `${id}event: ${message.kind}\ndata: {}\n\n`;
  const { topic, ids } = message.event;
  // JSON escapes line breaks, so one data line is always enough.
  return `${id}data: ${JSON.stringify({ topic, ids })}\n\n`;
}
