import fastify, { type FastifyInstance } from 'fastify';
import type { PlatformDeps } from './platform-deps.ts';
import { serveWebApp } from './serve-web-app.ts';

/** The web server, ready to listen or to be injected into by tests. */
export async function buildApi(deps: PlatformDeps): Promise<FastifyInstance> {
  const app = fastify({ trustProxy: deps.config.trustsProxy, forceCloseConnections: true });
  app.get('/api/health', async (_request, reply) => {
    const database = await deps.database.$client.query('select 1').then(
      () => ({ ok: true, detail: null }),
      () => ({ ok: false, detail: 'The database does not answer.' }),
    );
    return reply
      .status(database.ok ? 200 : 503)
      .send({ status: database.ok ? 'ok' : 'degraded', version: deps.version, checks: { database } });
  });
  await serveWebApp(app);
  return app;
}
