import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../platform/metrics.ts';

/** `GET /api/metrics`: the metrics of this process in Prometheus format. */
export function mountMetrics(app: FastifyInstance, { registry }: Metrics): void {
  app.get('/api/metrics', async (_request, reply) => reply.type(registry.contentType).send(await registry.metrics()));
}
