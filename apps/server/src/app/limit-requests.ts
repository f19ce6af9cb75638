import rateLimit from '@fastify/rate-limit';
import { ERRORS } from '@rotunda/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { getNetwork } from '../features/identity/index.ts';

export interface RequestLimits {
  /** Limit for one session or API token, or for one address if requests have no session. */
  requestsPerMinute: number;
  /** Returns the id of the session or API token that sends the request, or null if its token is invalid or expired. */
  getSession(request: FastifyRequest): Promise<string | null>;
}

const DRAFT_FIELDS = ['ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset'] as const;

/**
 * Limits API calls but not the web app's files, because an office behind one address loads many of them. Only a valid
 * session lifts the limit of its address; clients with made-up tokens stay under it.
 */
export async function limitRequests(
  app: FastifyInstance,
  { requestsPerMinute, getSession }: RequestLimits,
): Promise<void> {
  await app.register(rateLimit, {
    max: requestsPerMinute,
    timeWindow: '1 minute',
    enableDraftSpec: true,
    // Decided by the matched route, because an address can be written in many ways.
    allowList: (request) => request.routeOptions.url?.startsWith('/api/') !== true,
    keyGenerator: async (request) => {
      const session = await getSession(request);
      return session === null ? `address ${getNetwork(request.ip)}` : `session ${session}`;
    },
    errorResponseBuilder: (_, { statusCode }) => Object.assign(new Error(ERRORS.RATE_LIMITED.message), { statusCode }),
  });
  app.addHook('onSend', async (_request, reply) => {
    setLimitHeaders(reply);
  });
}

const POLICY = '"default"';
const WINDOW_SECONDS = 60;

/**
 * Replaces the three headers that the library writes, from the IETF's early drafts, with the two in use since
 * draft-ietf-httpapi-ratelimit-headers-08.
 */
function setLimitHeaders(reply: FastifyReply): void {
  if (!DRAFT_FIELDS.every((name) => reply.hasHeader(name))) return;
  const [limit, remaining, reset] = DRAFT_FIELDS.map((name) => Number(reply.getHeader(name)));
  for (const name of DRAFT_FIELDS) reply.removeHeader(name);
  reply.header('ratelimit-policy', `${POLICY};q=${limit};w=${WINDOW_SECONDS}`);
  reply.header('ratelimit', `${POLICY};r=${remaining};t=${reset}`);
}
