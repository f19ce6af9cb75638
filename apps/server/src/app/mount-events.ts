import { ERRORS, type ErrorCode } from '@rotunda/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { LiveSessions } from '../features/identity/index.ts';
import type { EventHub } from '../platform/events/create-event-hub.ts';
import { createSseResponse } from '../platform/events/create-sse-response.ts';
import type { Metrics } from '../platform/metrics.ts';
import type { Actor, RequestContext } from '../platform/request-context.ts';

/**
 * Most streams that one user may have open in one process: more windows than anyone looks at, and far below what a
 * process can serve.
 */
export const STREAMS_PER_PERSON = 10;
/** Seconds after which a refused window may retry. */
const RETRY_AFTER = '60';

export interface EventsOptions {
  hub: EventHub;
  sessions: LiveSessions;
  metrics: Metrics;
  getContext(request: FastifyRequest): Promise<RequestContext>;
}

/**
 * `GET /api/events`: the live stream of the signed-in user's organization. It resumes from `Last-Event-ID` and ends
 * with the session that opened it. A stream over the limit is refused. Closing the oldest one instead would make a
 * user's windows take the stream from each other forever, because each reconnects.
 */
export function mountEvents(app: FastifyInstance, { hub, sessions, metrics, getContext }: EventsOptions): void {
  const openBy = new Map<string, number>();

  app.get('/api/events', { compress: false }, async (request, reply) => {
    const { actor, token, requestId } = await getContext(request);
    if (actor === null || token === null) return refuse(reply, 'UNAUTHORIZED', requestId);
    if (!canSee(actor)) return refuse(reply, 'FORBIDDEN', requestId);
    const person = actor.impersonatorId ?? actor.userId;
    if ((openBy.get(person) ?? 0) >= STREAMS_PER_PERSON) {
      return refuse(reply.header('retry-after', RETRY_AFTER), 'RATE_LIMITED', requestId);
    }
    openBy.set(person, (openBy.get(person) ?? 0) + 1);
    const leave = () => {
      const left = (openBy.get(person) ?? 1) - 1;
      if (left === 0) openBy.delete(person);
      else openBy.set(person, left);
    };
    const header = request.headers['last-event-id'];
    const { headers, body } = await createSseResponse({
      hub,
      audience: { organizationId: actor.organizationId, userId: actor.userId },
      lastEventId: Array.isArray(header) ? header[0] : header,
    }).catch((error: unknown) => {
      leave();
      throw error;
    });
    metrics.openEventStreams.inc();
    const unwatch = sessions.watch(token, () => body.destroy());
    body.once('close', () => {
      unwatch();
      leave();
      metrics.openEventStreams.dec();
    });
    request.raw.once('close', () => body.destroy());
    return reply.headers(headers).send(body);
  });
}

/** A stream reports every change, so it needs the same scope as reading. */
function canSee({ apiToken }: Pick<Actor, 'apiToken'>): boolean {
  return apiToken === null || apiToken.scopes.includes('read');
}

function refuse(reply: FastifyReply, code: ErrorCode, requestId: string): FastifyReply {
  const { status, message } = ERRORS[code];
  return reply.status(status).send({ code, message, requestId });
}
