import rateLimit from '@fastify/rate-limit';
import { ERRORS } from '@rotunda/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from '../features/identity/index.ts';

export interface RequestLimits {
  /** Of one session or API token, or of one address for what is asked without a session. */
  requestsPerMinute: number;
  /** Which session or API token asks; null for a token that was made up or is over. */
  sessionOf(request: FastifyRequest): Promise<string | null>;
}

const DRAFT_FIELDS = ['ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset'] as const;

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
    enableDraftSpec: true,
    // By the route that was found: an address can be written in many ways.
    allowList: (request) => request.routeOptions.url?.startsWith('/api/') !== true,
    keyGenerator: async (request) => {
      const session = await sessionOf(request);
      return session === null ? `address ${networkOf(request.ip)}` : `session ${session}`;
    },
    errorResponseBuilder: (_, { statusCode }) => Object.assign(new Error(ERRORS.RATE_LIMITED.message), { statusCode }),
  });
  app.addHook('onSend', async (_request, reply) => {
    tellLimits(reply);
  });
}

const POLICY = '"default"';
const WINDOW_SECONDS = 60;

/** The library writes three fields of the IETF's early drafts; since draft-ietf-httpapi-ratelimit-headers-08 there are two. */
function tellLimits(reply: FastifyReply): void {
  if (!DRAFT_FIELDS.every((name) => reply.hasHeader(name))) return;
  const [limit, remaining, reset] = DRAFT_FIELDS.map((name) => Number(reply.getHeader(name)));
  for (const name of DRAFT_FIELDS) reply.removeHeader(name);
  reply.header('ratelimit-policy', `${POLICY};q=${limit};w=${WINDOW_SECONDS}`);
  reply.header('ratelimit', `${POLICY};r=${remaining};t=${reset}`);
}
