import { ERRORS, UNSUBSCRIBE_PATH } from '@rotunda/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../platform/app-error.ts';
import type { RequestContext } from '../platform/request-context.ts';
import { encodeWireError, toWireError } from './api-errors.ts';

/** A search model of 20,000 characters with 100 locations stays far below. */
export const BODY_LIMIT_BYTES = 1024 * 1024;
/** An e-mail address and a password, each at its longest and escaped, stay below. */
const SIGN_IN_CHARACTERS = 4096;
/** No call takes values nested more than ten deep. */
const LEVELS = 64;
const QUOTE = 34;
const BACKSLASH = 92;
const OPENING = new Set([91, 123]);
const CLOSING = new Set([93, 125]);

/** Reads no body before it is known who sends it, and none that costs more to read than a call can need. */
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

/** What people send who are not signed in: to sign in, and what links in e-mails are for. */
const BEFORE_SIGN_IN =
  /^\/api\/auth\/(?:sign-in|password-resets(?:\/(?:open|use))?|invitations\/(?:open|accept)|address-changes\/confirm)\/*$/;

/** The same reading of the address as finds the call, so that no detour (`/api/x/../auth/sign-in`) escapes a limit. */
export function isBeforeSignIn({ url }: Pick<FastifyRequest, 'url'>): boolean {
  return URL.canParse(url, 'http://here') && BEFORE_SIGN_IN.test(new URL(url, 'http://here').pathname);
}

const UNSUBSCRIBING = new RegExp(`^(?:/api)?${UNSUBSCRIBE_PATH}/[^/]+/*$`);

/** Whether whoever has an e-mail ends such e-mails by its link, without signing in. */
function isUnsubscribing({ url }: Pick<FastifyRequest, 'url'>): boolean {
  return URL.canParse(url, 'http://here') && UNSUBSCRIBING.test(new URL(url, 'http://here').pathname);
}

/** Counts brackets outside of texts, which costs a fraction of parsing. */
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
