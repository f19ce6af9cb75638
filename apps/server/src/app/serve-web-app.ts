import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { REPOSITORY_ROOT } from '../platform/repository-root.ts';

const DIST = path.join(REPOSITORY_ROOT, 'apps/web/dist');
/** Calls, and names of files: the page sent for a script that is gone would be read as a script. */
const NO_PAGE = /^\/(?:(?:api|assets)(?:[/?]|$)|[^/?]*\.)/;
const NOT_SERVED = /^\.|\.(?:br|gz)$/;

/**
 * Serves the built web app: hashed files for ever; what names neither a file nor a call gets the page, which routes by
 * itself. Without a build the page says so instead of failing. Former builds are served beside the current one:
 * pages that were opened before a restart load their screens from them.
 */
export async function serveWebApp(app: FastifyInstance, dist = DIST): Promise<void> {
  const files = filesOf(buildsIn(dist));
  const page = files.get('index.html');
  if (page !== undefined) await registerFiles(app, page);
  app.setNotFoundHandler(async (request, reply) => {
    const isPage = ['GET', 'HEAD'].includes(request.method) && !NO_PAGE.test(request.url);
    if (isPage && page !== undefined) return reply.header('cache-control', 'no-cache').sendFile('index.html', page);
    // A file that one of several servers has not yet may be there a moment later.
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
    // It is told which file of which build: asked for all builds, it takes a file that has no compressed form from the
    // last of them, whichever the first is that has it.
    serve: false,
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

/**
 * By its name, the folder of the first build that has a file. Nothing else is looked for on the disk, whatever
 * addresses name; marks that a build is whole and compressed forms are nobody's business.
 */
function filesOf(builds: readonly string[]): ReadonlyMap<string, string> {
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

/** The folders of the builds, the current one first; `tools/web-builds.mjs` writes them and never changes one. */
function buildsIn(dist: string): string[] {
  const pointer = path.join(dist, 'current');
  if (!existsSync(pointer)) return [];
  const current = readFileSync(pointer, 'utf8');
  const former = readdirSync(dist).filter((name) => name !== current);
  return [current, ...former]
    .map((name) => path.join(dist, name))
    .filter((build) => existsSync(path.join(build, 'index.html')));
}
