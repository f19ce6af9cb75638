import { ERRORS, UNSUBSCRIBE_PATH } from '@rotunda/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../platform/app-error.ts';
import type { RequestContext } from '../platform/request-context.ts';
import { encodeWireError, toWireError } from './api-errors.ts';
import { type BodyLimits, SMALL_BODY } from './call-limits.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Limits of the JSON that the route accepts; SMALL_BODY when absent. */
    body?: BodyLimits;
  }
}

/** More than an e-mail address and a password of maximum length need, even when escaped. */
const SIGN_IN_CHARACTERS = 4096;
/** No call accepts values nested more than ten levels deep. */
const LEVELS = 64;
const QUOTE = 34;
const BACKSLASH = 92;
const COMMA = 44;
const COLON = 58;
const OPENING = new Set([91, 123]);
const CLOSING = new Set([93, 125]);

/** Reads no body before the sender is known, and none that is more expensive to parse than any call needs. */
export function protectBodies(
  app: FastifyInstance,
  contextOf: (request: FastifyRequest) => Promise<RequestContext>,
): void {
  app.addHook('preParsing', async (request, reply) => {
    if (request.method === 'GET' || request.method === 'HEAD' || isBeforeSignIn(request) || isUnsubscribing(request))
      return;
    if ((await contextOf(request)).actor !== null) return;
    const error = toWireError(new AppError('UNAUTHORIZED'), request.id);
    await reply.status(error.status).send(encodeWireError(error));
  });
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    const limits = request.routeOptions.config.body ?? SMALL_BODY;
    const isOpen = isBeforeSignIn(request) || isUnsubscribing(request);
    if (body.length > (isOpen ? SIGN_IN_CHARACTERS : limits.bytes)) return done(refusal(413, ERRORS.TOO_LARGE.message));
    const { levels, values } = measureJson(body, { levels: LEVELS, values: limits.values });
    if (levels > LEVELS) return done(refusal(400, `Nest values at most ${LEVELS} levels deep.`));
    if (values > limits.values) return done(refusal(413, ERRORS.TOO_LARGE.message));
    return parse(request, body, done);
  });
}

/** Requests of users who are not signed in: signing in, and the links in e-mails. */
const BEFORE_SIGN_IN =
  /^\/api\/auth\/(?:sign-in|password-resets(?:\/(?:open|use))?|invitations\/(?:open|accept)|address-changes\/confirm)\/*$/;

/** Parses the address the way routing does, so that no detour (`/api/x/../auth/sign-in`) escapes a limit. */
export function isBeforeSignIn({ url }: Pick<FastifyRequest, 'url'>): boolean {
  return URL.canParse(url, 'http://here') && BEFORE_SIGN_IN.test(new URL(url, 'http://here').pathname);
}

const UNSUBSCRIBING = new RegExp(`^(?:/api)?${UNSUBSCRIBE_PATH}/[^/]+/*$`);

/** Whether the request unsubscribes from e-mails through the link in one, which needs no sign-in. */
function isUnsubscribing({ url }: Pick<FastifyRequest, 'url'>): boolean {
  return URL.canParse(url, 'http://here') && UNSUBSCRIBING.test(new URL(url, 'http://here').pathname);
}

/**
 * Counts levels and values of JSON, which costs a fraction of parsing it, and stops at the first that exceeds its
 * limit. A value follows each bracket, comma and colon; brackets of empty lists are counted like values.
 */
function measureJson(json: string, limits: { levels: number; values: number }): { levels: number; values: number } {
  let levels = 0;
  let values = 0;
  let isInText = false;
  for (let at = 0; at < json.length && levels <= limits.levels && values <= limits.values; at += 1) {
    const character = json.charCodeAt(at);
    if (isInText) {
      if (character === BACKSLASH) at += 1;
      else if (character === QUOTE) isInText = false;
    } else if (character === QUOTE) isInText = true;
    else if (OPENING.has(character)) {
      levels += 1;
      values += 1;
    } else if (CLOSING.has(character)) levels -= 1;
    else if (character === COMMA || character === COLON) values += 1;
  }
  return { levels, values };
}

const refusal = (statusCode: number, message: string) => Object.assign(new Error(message), { statusCode });
