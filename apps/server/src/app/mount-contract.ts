import { OpenAPIHandler } from '@orpc/openapi/fastify';
import type { AnyRouter } from '@orpc/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../platform/app-error.ts';
import type { Logger } from '../platform/logging.ts';
import type { RequestContext } from '../platform/request-context.ts';
import { encodeWireError, toWireError } from './api-errors.ts';
import type { AuditSupportCall } from './audit-support-calls.ts';
import { checkBody, type SentRequest } from './check-body.ts';
import { findLargeCalls } from './call-limits.ts';
import { checkPermission } from './check-permission.ts';
import { limitIssues } from './limit-issues.ts';
import { listCalls } from './list-calls.ts';
import { QueryCoercionPlugin } from './query-coercion-plugin.ts';
import { setHealthStatus } from './set-health-status.ts';

export interface MountOptions {
  router: AnyRouter;
  getContext(request: FastifyRequest): Promise<RequestContext>;
  /** Resolves once this process knows of every change to sessions, users and their rights. */
  settled(): Promise<void>;
  logger: Logger;
  auditSupportCall: AuditSupportCall;
}

interface MountedContext extends RequestContext {
  sent: SentRequest;
  reply: FastifyReply;
}

/** Longest time that a user's search usually waits for the same user's earlier ones. */
const RETRY_AFTER_SECONDS = 2;

/**
 * Features whose calls change data that sessions cache. They respond only once the next call is sure to see the change.
 */
const CHANGING_SESSIONS: ReadonlySet<string | undefined> = new Set(['identity', 'apiTokens', 'flags', 'system']);

/** Calls of these features that change users and sessions without a sign-in. */
const BY_MAILED_LINK: ReadonlySet<string | undefined> = new Set(['resetPassword', 'confirmAddress']);

/** Serves every call of the contract under `/api`, and handles permissions and errors in one place. */
export function mountContract(
  app: FastifyInstance,
  { router, getContext, settled, logger, auditSupportCall }: MountOptions,
): void {
  const handler = new OpenAPIHandler<MountedContext>(router, {
    plugins: [new QueryCoercionPlugin()],
    interceptors: [setHealthStatus],
    customErrorResponseBodyEncoder: encodeWireError,
    clientInterceptors: [
      async ({ path, context, input, procedure, signal, next }) => {
        try {
          checkPermission(path, context);
          const { method, summary } = procedure['~orpc'].route;
          checkBody(context.sent, getParams(procedure['~orpc'].route.path, input));
          await auditSupportCall(context.actor, { path, method, summary, input });
          return await next();
        } catch (error) {
          const wire = toWireError(error, context.requestId);
          if (error instanceof AppError && error.retryAfterSeconds !== undefined) {
            context.reply.header('retry-after', String(error.retryAfterSeconds));
          }
          // A client that disconnected receives no error, and work canceled for that reason is not a fault.
          if (wire.status >= 500 && signal?.aborted !== true) {
            logger.error({ err: error, ...getLogFields(path, context) }, 'call failed');
          }
          if (wire.status === 403) logger.warn(getLogFields(path, context), 'call refused');
          throw wire;
        } finally {
          const isBySomebody = context.actor !== null || BY_MAILED_LINK.has(path[1]);
          const isChange = isBySomebody && procedure['~orpc'].route.method !== 'GET';
          if (isChange && CHANGING_SESSIONS.has(path[0])) await settled();
        }
      },
    ],
  });
  app.addHook('onSend', async (_request, reply) => {
    if (reply.statusCode === 429 && !reply.hasHeader('retry-after')) reply.header('retry-after', RETRY_AFTER_SECONDS);
  });
  for (const { procedure } of listCalls()) {
    limitIssues(procedure['~orpc'].inputSchema);
    limitIssues(procedure['~orpc'].outputSchema);
  }
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const context = await getContext(request);
    const { method, query, body } = request;
    const sent = { method, query, body };
    const { matched } = await handler.handle(request, reply, { prefix: '/api', context: { ...context, sent, reply } });
    if (!matched) reply.callNotFound();
    return reply;
  };
  app.all('/api/*', answer);
  for (const { call, method, path, limits } of findLargeCalls()) {
    const url = `/api${path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
    app.route({ method, url, bodyLimit: limits.bytes, config: { body: limits, call }, handler: answer });
  }
}

/** Returns log fields: which call, and who made it. */
function getLogFields(path: readonly string[], { requestId, actor, ip }: RequestContext) {
  return {
    requestId,
    call: path.join('.'),
    userId: actor?.userId,
    organizationId: actor?.organizationId,
    impersonatorId: actor?.impersonatorId ?? undefined,
    address: ip,
  };
}

/** Returns the path parameters of a call, which its input contains along with the body's fields. */
function getParams(path = '', input: unknown): Record<string, string> {
  const values: Record<string, unknown> = typeof input === 'object' && input !== null ? { ...input } : {};
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return Object.fromEntries(names.map((name) => [name, String(values[name])]));
}
