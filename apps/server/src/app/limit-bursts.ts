import { ERRORS } from '@rotunda/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { getNetwork } from '../features/identity/index.ts';
import { FairQueue, QueueFullError } from '../platform/fair-queue.ts';
import type { RequestContext } from '../platform/request-context.ts';
import { isProbe } from './is-probe.ts';

/** The calls of a page arrive as quickly with four at once as with all at once, because they share one thread. */
const AT_ONCE = 4;
/** More calls than any page makes; a client that sends more is told to wait. */
const WAITING = 100;
/** Slow calls wait for something other than this thread, so they leave their place to the next ones. */
const LONGEST_TURN_MS = 250;

/**
 * Starts at most four calls of one sender at a time, so that the calls of everyone else do not wait for a burst of
 * them. The rate limit doesn't help here: twenty calls at once may hold up the thread as long as a hundred in a minute.
 */
export function limitBursts(
  app: FastifyInstance,
  getContext: (request: FastifyRequest) => Promise<RequestContext>,
): void {
  const starts = new FairQueue({
    running: Infinity,
    runningHeavy: Infinity,
    runningEach: AT_ONCE,
    waitingEach: WAITING,
  });
  app.addHook('onRequest', async (request, reply) => {
    // Decided by the matched route, because an address can be written in many ways. A probe that had to wait would have
    // a healthy process restarted.
    if (request.routeOptions.url?.startsWith('/api/') !== true || isProbe(request)) return;
    const turn = { person: getSender(await getContext(request)), isHeavy: false, signal: signalOfClose(reply) };
    const end = await starts.enter(turn).catch(refuseFull);
    const timer = setTimeout(end, LONGEST_TURN_MS);
    for (const event of ['finish', 'close']) {
      reply.raw.once(event, () => {
        clearTimeout(timer);
        end();
      });
    }
  });
}

/** Returns a signal that aborts when the client disconnects, with the error of a body that is cut off. */
export function signalOfClose(reply: FastifyReply): AbortSignal {
  const closing = new AbortController();
  reply.raw.once('close', () => closing.abort(Object.assign(new Error('aborted'), { code: 'ECONNRESET' })));
  return closing.signal;
}

/** Returns who sends a request: the user, the supporter who acts as one, or else the network of the address. */
export function getSender({ actor, ip }: Pick<RequestContext, 'actor' | 'ip'>): string {
  return actor === null ? `address ${getNetwork(ip)}` : (actor.impersonatorId ?? actor.userId);
}

/** @throws Error with status 429 for a full queue; any other error is rethrown. */
export function refuseFull(error: unknown): never {
  if (!(error instanceof QueueFullError)) throw error;
  throw Object.assign(new Error(ERRORS.RATE_LIMITED.message, { cause: error }), {
    statusCode: ERRORS.RATE_LIMITED.status,
  });
}
