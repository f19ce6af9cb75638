import type { FastifyInstance } from 'fastify';
import { createIdentityRepository } from '../features/identity/index.ts';
import type { PlatformDeps } from './platform-deps.ts';

/** The page that shows an organization's dashboard report. Its web part loads it anew, so that it comes with its policy. */
const REPORT_PAGE = /^\/global-tableau-report\/?(?:\?|$)/;
const POLICY = 'content-security-policy';

/**
 * Lets the report page, and no other, frame what organizations have set as their dashboard report: each origin by name.
 * The page is asked for before anyone is known to have signed in, so that it names those of all organizations.
 */
export function allowReportFrames(app: FastifyInstance, { database, logger }: PlatformDeps): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET' || !REPORT_PAGE.test(request.url)) return;
    const origins = await findOrigins(database).catch((error: unknown) => {
      logger.warn({ err: error }, 'report frames');
      return [];
    });
    const policy = String(reply.getHeader(POLICY));
    reply.header(
      POLICY,
      policy.replace(/frame-src [^;]*/, (sources) => [sources, ...origins].join(' ')),
    );
  });
}

async function findOrigins(database: PlatformDeps['database']): Promise<string[]> {
  const addresses = await createIdentityRepository(database).findReportAddresses();
  return [...new Set(addresses.flatMap(originOf))].toSorted();
}

/** Names alone: a host may hold signs by which a policy is cut. */
const HOST = /^[a-z\d.-]+(?::\d+)?$/;

/** Of an HTTPS address alone: what an earlier release stored otherwise is not framed. */
function originOf(address: string): string[] {
  const url = URL.parse(address);
  return url?.protocol === 'https:' && HOST.test(url.host) ? [url.origin] : [];
}
