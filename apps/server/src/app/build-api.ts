import { ERRORS } from '@rotunda/contract';
import compress from '@fastify/compress';
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { resolveApiToken } from '../features/api-tokens/index.ts';
import { createLiveSessions, createSignInLimits, type LiveSessions } from '../features/identity/index.ts';
import { createEventHub } from '../platform/events/create-event-hub.ts';
import type { RequestContext } from '../platform/request-context.ts';
import { allowReportFrames } from './allow-report-frames.ts';
import { SMALL_BODY } from './call-limits.ts';
import { createSupportAudit } from './audit-support-calls.ts';
import { createAttachmentsDeps } from './attachments-deps.ts';
import { createFeatureDeps } from './feature-deps.ts';
import { getBearerToken } from './bearer-token.ts';
import { buildRouter, createApiServices } from './build-router.ts';
import { hideFeedSecret } from './hide-feed-secret.ts';
import { isClientGone } from './is-client-gone.ts';
import { isProbe } from './is-probe.ts';
import { limitBursts } from './limit-bursts.ts';
import { limitRequests } from './limit-requests.ts';
import { mountContract } from './mount-contract.ts';
import { mountDocs } from './mount-docs.ts';
import { mountEvents } from './mount-events.ts';
import { mountFeeds } from './mount-feeds.ts';
import { mountLive } from './mount-live.ts';
import { mountMetrics } from './mount-metrics.ts';
import { mountUpload } from './mount-upload.ts';
import { mountUnsubscribe } from './mount-unsubscribe.ts';
import { encodeWireError, toWireError } from './api-errors.ts';
import type { PlatformDeps } from './platform-deps.ts';
import { createRefuseBytes, refuseAddress } from './refuse-malformed.ts';
import { isBeforeSignIn, protectBodies } from './protect-bodies.ts';
import { sendSecurityHeaders } from './send-security-headers.ts';
import { serveWebApp } from './serve-web-app.ts';
import { createMatchReportDeps } from './match-report-deps.ts';
import { createFileImportsDeps } from './file-imports-deps.ts';

/**
 * Share of an address's requests that may be sign-in attempts, so that signing in is limited long before reading is.
 */
const SIGN_IN_SHARE = 1 / 20;

/** Characters of one part of an address: an id of 200 characters, escaped. */
const LONGEST_PARAM = 2000;

/** Longest time that a plugin of the server may take to get ready. */
const START_LIMIT_MS = 120_000;

/** Longest time that a client may take to send a request; the largest file in this time needs 700 kilobits per second. */
const RECEIVING_LIMIT_MS = 600_000;

/** Seconds. A server that crashed is usually back sooner. */
const RETRY_AFTER = '2';

/** Builds the web server, ready to listen or to be called by tests with `inject`. */
export async function buildApi(deps: PlatformDeps): Promise<FastifyInstance> {
  const services = createApiServices(deps);
  const sessions = await createLiveSessions({ ...deps, resolveOther: resolveApiToken });
  const app = fastify({
    trustProxy: (_address, hop) => hop < deps.config.proxyHops,
    forceCloseConnections: true,
    // A busy machine starts slowly; giving up after the default ten seconds would only start it again.
    pluginTimeout: START_LIMIT_MS,
    bodyLimit: SMALL_BODY.bytes,
    requestTimeout: RECEIVING_LIMIT_MS,
    genReqId: () => deps.ids.newId(),
    // Ids of documents are part of an address, and escaping makes them up to nine times as long.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: LONGEST_PARAM },
    frameworkErrors: refuseAddress,
    clientErrorHandler: createRefuseBytes(deps.ids),
  });
  app.addHook('onClose', async () => sessions.close());
  app.addHook('onListen', () => services.matching.warm());
  app.addHook('onListen', async () => services.searchMemory.start());
  app.addHook('onClose', () => services.searchMemory.close());
  closeThreads(app, services);
  const getContext = oncePerRequest((request) => createContext(deps, sessions, request));
  await sendSecurityHeaders(app, deps.config);
  allowReportFrames(app, deps);
  // Request bodies are never decompressed: half a kilobyte could expand to the cost of 300 MB on the shared thread.
  await app.register(compress, { threshold: 1024, globalDecompression: false });
  await limitRequests(app, {
    requestsPerMinute: deps.config.requestsPerMinute,
    getSession: async (request) => (await getContext(request)).sessionId,
  });
  limitBursts(app, getContext);
  observeRequests(app, deps);
  protectBodies(app, getContext);
  const hub = await createEventHub({
    database: deps.database,
    listener: deps.listener,
    clock: deps.clock,
    onError: (error) => deps.logger.error({ err: error }, 'events'),
  });
  app.addHook('onClose', () => hub.close());
  mountEvents(app, { hub, sessions, getContext, metrics: deps.metrics });
  deps.metrics.watchSearchMemory(services.searchMemory);
  mountLive(app);
  mountMetrics(app, deps.metrics);
  const attachments = createAttachmentsDeps(deps);
  const signInLimits = createSignInLimits({
    ...deps,
    attemptsPerMinute: Math.floor(deps.config.requestsPerMinute * SIGN_IN_SHARE),
  });
  const { logger, metrics } = deps;
  const identity = { ...services.identity, ...createFeatureDeps(deps), sessions, signInLimits, logger, metrics };
  const router = buildRouter(deps, { ...services, identity, attachments });
  const { baseUrl, requestsPerMinute } = deps.config;
  await mountDocs(app, { version: deps.version, baseUrl, requestsPerMinute });
  const auditSupportCall = createSupportAudit(deps);
  const fileImports = createFileImportsDeps(deps);
  await mountUpload(app, { attachments, fileImports, getContext, logger, auditSupportCall });
  mountFeeds(app, { feeds: createMatchReportDeps(deps, services.engine), logger: deps.logger });
  await mountUnsubscribe(app, { digests: deps, logger: deps.logger });
  mountContract(app, { router, getContext, settled: () => sessions.settled(), logger, auditSupportCall });
  await serveWebApp(app);
  return app;
}

function observeRequests(app: FastifyInstance, deps: PlatformDeps): void {
  // Responses belong to one user at one moment, so neither a proxy nor a shared computer may cache them.
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
  });
  app.addHook('onSend', async (_request, reply) => {
    if (reply.statusCode === 503) reply.header('retry-after', RETRY_AFTER);
  });
  app.addHook('onResponse', async (request, reply) => {
    const seconds = reply.elapsedTime / 1000;
    const route = request.routeOptions.url ?? 'none';
    deps.metrics.httpSeconds.observe({ method: request.method, route, status: String(reply.statusCode) }, seconds);
    deps.logger.debug(
      {
        requestId: request.id,
        method: request.method,
        url: hideFeedSecret(request.url),
        status: reply.statusCode,
        seconds,
      },
      'request',
    );
  });
  app.setErrorHandler(async (error, request, reply) => {
    const status = getStatus(error);
    if (status >= 500) {
      if (!isClientGone(request, error)) deps.logger.error({ err: error, requestId: request.id }, 'request failed');
      const wire = toWireError(error, request.id);
      return reply.status(wire.status).send(encodeWireError(wire));
    }
    const message = getMessage(error);
    const code = status === 413 ? 'TOO_LARGE' : status === 429 ? 'RATE_LIMITED' : 'VALIDATION';
    return reply.status(status).send({ code, message, requestId: request.id });
  });
}

/** Messages for what the web framework refuses, by its codes. */
const FRAMEWORK_MESSAGES: Readonly<Record<string, string>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: ERRORS.TOO_LARGE.message,
  FST_ERR_CTP_INVALID_JSON_BODY: 'The body is not valid JSON.',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The body is empty. Send JSON, or leave out the content type.',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'Send the body as JSON, with the content type application/json.',
};

function getMessage(error: unknown): string {
  if (!(error instanceof Error)) return ERRORS.VALIDATION.message;
  const code = 'code' in error ? String(error.code) : '';
  if (code.startsWith('FST_')) return FRAMEWORK_MESSAGES[code] ?? ERRORS.VALIDATION.message;
  return error.message;
}

function getStatus(error: unknown): number {
  if (typeof error !== 'object' || error === null || !('statusCode' in error)) return 500;
  return typeof error.statusCode === 'number' ? error.statusCode : 500;
}

interface IdentifiedContext extends RequestContext {
  sessionId: string | null;
}

/** Resolves the sender once per request, before the body is read, and reuses the result. */
function oncePerRequest<T>(find: (request: FastifyRequest) => Promise<T>): (request: FastifyRequest) => Promise<T> {
  const found = new WeakMap<FastifyRequest, Promise<T>>();
  return (request) => {
    const known = found.get(request) ?? find(request);
    found.set(request, known);
    return known;
  };
}

async function createContext(
  deps: PlatformDeps,
  sessions: LiveSessions,
  request: FastifyRequest,
): Promise<IdentifiedContext> {
  // A sign-in request has no session yet, so any token it carries is not looked up.
  const token = isBeforeSignIn(request) || isProbe(request) ? null : getBearerToken(request.headers.authorization);
  const resolved = token === null ? null : await sessions.resolve(token);
  return {
    actor: resolved?.actor ?? null,
    sessionId: resolved?.sessionId ?? null,
    requestId: request.id,
    nowTs: deps.clock.now(),
    token: resolved === null ? null : token,
    ip: request.ip,
    agent: request.headers['user-agent'] ?? '',
  };
}

type Services = ReturnType<typeof createApiServices>;

function closeThreads(app: FastifyInstance, { matching, comparing, passages, exporting }: Services): void {
  for (const threads of [matching, comparing, passages, exporting]) app.addHook('onClose', () => threads.close());
}
