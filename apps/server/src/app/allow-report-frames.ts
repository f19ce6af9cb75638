import type { FastifyInstance } from 'fastify';
import { createIdentityRepository } from '../features/identity/index.ts';
import type { PlatformDeps } from './platform-deps.ts';

/**
 * Path of the page that shows an organization's dashboard report. The web app reloads it so that its own policy
 * applies.
 */
const REPORT_PAGE = /^\/global-tableau-report\/?(?:\?|$)/;
const POLICY = 'content-security-policy';

/**
 * Lets the report page, and no other page, frame the dashboard reports that organizations have configured, each origin
 * by name. The page loads before sign-in, so it lists the origins of every organization.
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
  return [...new Set(addresses.flatMap(getOrigin))].toSorted();
}

/** Allows plain host names only, because a URL's host may contain characters that end a policy directive. */
const HOST = /^[a-z\d.-]+(?::\d+)?$/;

/** Accepts HTTPS addresses only; other addresses that an earlier release stored are not framed. */
function getOrigin(address: string): string[] {
  const url = URL.parse(address);
  return url?.protocol === 'https:' && HOST.test(url.host) ? [url.origin] : [];
}
