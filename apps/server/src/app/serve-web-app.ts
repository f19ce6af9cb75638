import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { REPOSITORY_ROOT } from '../platform/repository-root.ts';

const DIST = path.join(REPOSITORY_ROOT, 'apps/web/dist');
/**
 * API calls and file names. They never get the page, because a page sent for a missing script would be parsed as a
 * script.
 */
const NO_PAGE = /^\/(?:(?:api|assets)(?:[/?]|$)|[^/?]*\.)/;
const NOT_SERVED = /^\.|\.(?:br|gz)$/;

/**
 * Serves the built web app. Hashed files are cached forever; a path that is neither a file nor an API call gets the
 * page, which routes on the client. Without a build, the response says so instead of failing. Former builds are served
 * beside the current one, because pages opened before a restart still load their chunks from them.
 */
export async function serveWebApp(app: FastifyInstance, dist = DIST): Promise<void> {
  const files = getFiles(buildsIn(dist));
  const page = files.get('index.html');
  if (page !== undefined) await registerFiles(app, page);
  app.setNotFoundHandler(async (request, reply) => {
    const isPage = ['GET', 'HEAD'].includes(request.method) && !NO_PAGE.test(request.url);
    if (isPage && page !== undefined) return reply.header('cache-control', 'no-cache').sendFile('index.html', page);
    // One of several servers may not have the file yet, so the 404 must not be cached.
    reply.header('cache-control', 'no-store');
    const message = isPage ? 'The web app is not built: run "npm start".' : 'There is nothing at this address.';
    return reply.status(404).send({ code: 'NOT_FOUND', message, requestId: request.id });
  });
  if (page === undefined) return;
  app.get<{ Params: { '*': string } }>('/*', (request, reply) => {
    const name = request.params['*'] || 'index.html';
    const build = files.get(name);
    if (build === undefined) return reply.callNotFound();
    return reply.sendFile(name, build);
  });
}

async function registerFiles(app: FastifyInstance, root: string): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    // Each `sendFile` names the build. Given all builds as roots, the plugin would serve a file without a compressed
    // form from the last build instead of the first one that has it.
    serve: false,
    // The build writes a `.br` and a `.gz` beside each text file.
    preCompressed: true,
    // The plugin's own header would override ours.
    cacheControl: false,
    setHeaders: (response, filePath) => {
      const isHashed = path.dirname(filePath).endsWith('assets');
      response.setHeader('vary', 'accept-encoding');
      response.setHeader('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
}

/**
 * Maps each file name to the folder of the first build that has it. No other file on disk is ever served, whatever the
 * address; build markers and compressed forms are excluded.
 */
function getFiles(builds: readonly string[]): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (const build of builds) {
    for (const entry of readdirSync(build, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || NOT_SERVED.test(entry.name)) continue;
      const name = path.relative(build, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/');
      if (!files.has(name)) files.set(name, build);
    }
  }
  return files;
}

/** Lists the folders of the builds, the current one first. `tools/build/web-builds.mjs` writes them and never changes one. */
function buildsIn(dist: string): string[] {
  const pointer = path.join(dist, 'current');
  if (!existsSync(pointer)) return [];
  const current = readFileSync(pointer, 'utf8');
  const former = readdirSync(dist).filter((name) => name !== current);
  return [current, ...former]
    .map((name) => path.join(dist, name))
    .filter((build) => existsSync(path.join(build, 'index.html')));
}
