import { ERRORS, UNSUBSCRIBE_PATH } from '@rotunda/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../platform/app-error.ts';
import type { RequestContext } from '../platform/request-context.ts';
import { encodeWireError, toWireError } from './api-errors.ts';
import { BodyTurns, mayBeLarge, ORDINARY_BODY, type Sender } from './body-turns.ts';
import { type BodyLimits, SMALL_BODY } from './call-limits.ts';
import { checkPermission } from './check-permission.ts';
import { getSender } from './limit-bursts.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Limits of the JSON that the route accepts; SMALL_BODY when absent. */
    body?: BodyLimits;
    /** Path in the contract of a call with larger limits: feature, call. */
    call?: readonly string[];
  }
}

/** More than an e-mail address and a password of maximum length need, even when escaped. */
const SIGN_IN_CHARACTERS = 4096;
/** Most bytes of a UTF-16 unit in UTF-8. */
const BYTES_OF_CHARACTER = 3;
/** No call accepts values nested more than ten levels deep. */
const LEVELS = 64;
const QUOTE = 34;
const BACKSLASH = 92;
const COMMA = 44;
const COLON = 58;
const OPENING = new Set([91, 123]);
const CLOSING = new Set([93, 125]);

/**
 * Reads no body before the sender is known and may send it, none that is more expensive to parse than any call needs,
 * and large ones one after the other.
 */
export function protectBodies(
  app: FastifyInstance,
  getContext: (request: FastifyRequest) => Promise<RequestContext>,
): void {
  const turns = new BodyTurns();
  app.addHook('preParsing', async (request, reply) => {
    if (request.method === 'GET' || request.method === 'HEAD') return;
    if (isBeforeSignIn(request) || isUnsubscribing(request)) {
      const bytes = Number(request.headers['content-length'] ?? 0);
      if (bytes > SIGN_IN_CHARACTERS * BYTES_OF_CHARACTER) throw refusal(413, ERRORS.TOO_LARGE.message);
      return;
    }
    const context = await getContext(request);
    const { body: limits, call } = request.routeOptions.config;
    try {
      if (context.actor === null) throw new AppError('UNAUTHORIZED');
      if (call !== undefined) checkPermission(call, context);
    } catch (error) {
      const wire = toWireError(error, request.id);
      return reply.status(wire.status).send(encodeWireError(wire));
    }
    // The framework refuses what is announced as too large before it is read.
    const isAllowed = Number(request.headers['content-length'] ?? 0) <= (limits ?? SMALL_BODY).bytes;
    if (mayBeLarge(request) && isAllowed && isJson(request)) await turns.receive(request, reply, getTurn(context));
  });
  const parseJson = app.getDefaultJsonParser('error', 'error');
  const parse = (request: FastifyRequest, body: string) =>
    new Promise<unknown>((resolve, reject) => {
      const { levels, values } = measureJson(body, { levels: LEVELS, values: getLimits(request).values });
      if (levels > LEVELS) reject(refusal(400, `Nest values at most ${LEVELS} levels deep.`));
      else if (values > getLimits(request).values) reject(refusal(413, ERRORS.TOO_LARGE.message));
      else void parseJson(request, body, (error, parsed) => (error === null ? resolve(parsed) : reject(error)));
    });
  const read = async (request: FastifyRequest, body: string) => {
    const isOpen = isBeforeSignIn(request) || isUnsubscribing(request);
    if (body.length > (isOpen ? SIGN_IN_CHARACTERS : getLimits(request).bytes)) {
      throw refusal(413, ERRORS.TOO_LARGE.message);
    }
    if (body.length <= ORDINARY_BODY) return parse(request, body);
    return turns.parse(request, getTurn(await getContext(request)), () => parse(request, body));
  };
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, read);
}

const getTurn = (context: RequestContext): Sender => ({
  person: getSender(context),
  organizationId: context.actor?.organizationId,
});

const getLimits = (request: FastifyRequest) => request.routeOptions.config.body ?? SMALL_BODY;

/** Bodies of files are streamed to where they are kept and are not parsed. */
const isJson = ({ headers }: FastifyRequest) => headers['content-type']?.includes('json') ?? false;

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
