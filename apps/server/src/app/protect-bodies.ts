import { ERRORS, UNSUBSCRIBE_PATH } from '@rotunda/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../platform/app-error.ts';
import type { RequestContext } from '../platform/request-context.ts';
import { encodeWireError, toWireError } from './api-errors.ts';

/** Far more than a search model of 20,000 characters with 100 locations needs. */
export const BODY_LIMIT_BYTES = 1024 * 1024;
/** More than an e-mail address and a password of maximum length need, even when escaped. */
const SIGN_IN_CHARACTERS = 4096;
/** No call accepts values nested more than ten levels deep. */
const LEVELS = 64;
const QUOTE = 34;
const BACKSLASH = 92;
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
    const limit = isBeforeSignIn(request) || isUnsubscribing(request) ? SIGN_IN_CHARACTERS : BODY_LIMIT_BYTES;
    if (body.length > limit) return done(refusal(413, ERRORS.TOO_LARGE.message));
    if (isDeeperThan(body, LEVELS)) return done(refusal(400, `Nest values at most ${LEVELS} levels deep.`));
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

/** Counts brackets outside strings, which costs a fraction of parsing. */
function isDeeperThan(json: string, levels: number): boolean {
  let depth = 0;
  let isInText = false;
  for (let at = 0; at < json.length; at += 1) {
    const character = json.charCodeAt(at);
    if (isInText) {
      if (character === BACKSLASH) at += 1;
      else if (character === QUOTE) isInText = false;
    } else if (character === QUOTE) isInText = true;
    else if (OPENING.has(character)) {
      depth += 1;
      if (depth > levels) return true;
    } else if (CLOSING.has(character)) depth -= 1;
  }
  return false;
}

const refusal = (statusCode: number, message: string) => Object.assign(new Error(message), { statusCode });
