import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { REPOSITORY_ROOT } from '../platform/repository-root.ts';

const DIST = path.join(REPOSITORY_ROOT, 'apps/web/dist');

/**
 * Serves the built web app: hashed files for ever, everything else that is no file and no API path gets the page, which
 * routes by itself. Without a build the page says so instead of failing.
 */
export async function serveWebApp(app: FastifyInstance, dist = DIST): Promise<void> {
  if (existsSync(path.join(dist, 'index.html'))) {
    await app.register(fastifyStatic, {
      root: dist,
      wildcard: false,
      // The build leaves a `.br` and a `.gz` beside each text.
      preCompressed: true,
      // Its own would stand over ours.
      cacheControl: false,
      setHeaders: (response, filePath) => {
        const isHashed = path.dirname(filePath).endsWith('assets');
        response.setHeader('vary', 'accept-encoding');
        response.setHeader('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  app.setNotFoundHandler(async (request, reply) => {
    const isPage = request.method === 'GET' && !request.url.startsWith('/api/');
    if (isPage && app.hasReplyDecorator('sendFile'))
      return reply.header('cache-control', 'no-cache').sendFile('index.html');
    const message = isPage ? 'The web app is not built: run "npm start".' : 'There is nothing at this address.';
    return reply.status(404).send({ code: 'NOT_FOUND', message, requestId: request.id });
  });
}
