import rateLimit from '@fastify/rate-limit';
import { ERRORS } from '@rotunda/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { networkOf } from '../features/identity/index.ts';

export interface RequestLimits {
  /** Of one session, or of one address for what is asked without a session. */
  requestsPerMinute: number;
  /** Which session asks; null for a token that was made up or is over. */
  sessionOf(request: FastifyRequest): Promise<string | null>;
}

/**
 * Calls are limited; the files of the page are not, of which an office behind one address loads many. Only a session that
 * stands lifts the limit of its address: whoever makes up tokens stays under it.
 */
export async function limitRequests(
  app: FastifyInstance,
  { requestsPerMinute, sessionOf }: RequestLimits,
): Promise<void> {
  await app.register(rateLimit, {
    max: requestsPerMinute,
    timeWindow: '1 minute',
    // By the route that was found: an address can be written in many ways.
    allowList: (request) => request.routeOptions.url?.startsWith('/api/') !== true,
    keyGenerator: async (request) => {
      const session = await sessionOf(request);
      return session === null ? `address ${networkOf(request.ip)}` : `session ${session}`;
    },
    errorResponseBuilder: (_, { statusCode }) => Object.assign(new Error(ERRORS.RATE_LIMITED.message), { statusCode }),
  });
}
