import type { FastifyInstance } from 'fastify';

/**
 * `GET /api/live`: whether this process runs. It asks neither the database nor the disk, so a supervisor that restarts
 * a process that doesn't answer never does so because of something that a restart would not change.
 */
export function mountLive(app: FastifyInstance): void {
  app.get('/api/live', { config: { rateLimit: false } }, async () => ({ status: 'live' }));
}
