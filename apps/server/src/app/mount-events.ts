import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { EventHub } from '../platform/events/create-event-hub.ts';
import { createSseResponse } from '../platform/events/create-sse-response.ts';
import type { Metrics } from '../platform/metrics.ts';
import type { RequestContext } from '../platform/request-context.ts';

export interface EventsOptions {
  hub: EventHub;
  metrics: Metrics;
  contextOf(request: FastifyRequest): Promise<RequestContext>;
}

/** `GET /api/events`: the live stream of the signed-in person's organisation; resumes from `Last-Event-ID`. */
export function mountEvents(app: FastifyInstance, { hub, metrics, contextOf }: EventsOptions): void {
  app.get('/api/events', { compress: false }, async (request, reply) => {
    const { actor, requestId } = await contextOf(request);
    if (actor === null) {
      return reply.status(401).send({ code: 'UNAUTHORIZED', message: 'Please sign in to continue.', requestId });
    }
    const header = request.headers['last-event-id'];
    const { headers, body } = await createSseResponse({
      hub,
      audience: { organisationId: actor.organisationId, userId: actor.userId },
      lastEventId: Array.isArray(header) ? header[0] : header,
    });
    metrics.openEventStreams.inc();
    body.once('close', () => metrics.openEventStreams.dec());
    request.raw.once('close', () => body.destroy());
    return reply.headers(headers).send(body);
  });
}
