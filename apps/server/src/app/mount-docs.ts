import { type OpenAPI, OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import { API_SCOPE_TEXTS, API_SCOPES, type CallNeeds, contract, ERRORS } from '@rotunda/contract';
import type { FastifyInstance } from 'fastify';
import { describeErrors } from './describe-errors.ts';
import { listCalls } from './list-calls.ts';
import { renderApiDocs } from './render-api-docs.ts';

export interface DocsOptions {
  version: string;
  /** Public address of this installation, without a trailing slash. */
  baseUrl: string;
  /** Limit for one session or API token. */
  requestsPerMinute: number;
}

/**
 * Serves `/api/openapi.json` for programs and `/api/docs` for people. Both are generated from the contract and written as
 * bytes once: they have megabytes, anyone may ask for them, and writing them anew would hold up everyone else.
 */
export async function mountDocs(app: FastifyInstance, options: DocsOptions): Promise<void> {
  const specification = once(() => describeApi(options.version));
  const json = once(async () => Buffer.from(JSON.stringify(await specification())));
  const page = once(async () => Buffer.from(renderApiDocs(await specification(), options)));
  app.get('/api/openapi.json', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(await json()),
  );
  app.get('/api/docs', async (_request, reply) => reply.type('text/html; charset=utf-8').send(await page()));
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}

async function describeApi(version: string): Promise<OpenAPI.Document> {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  const scopes = API_SCOPES.map((scope) => `\`${scope}\`: ${API_SCOPE_TEXTS[scope].description}`);
  const document = await generator.generate(contract, {
    info: { title: 'Rotunda API', version },
    servers: [{ url: '/api' }],
    components: {
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer', description: 'The token of a signed-in person.' },
        apiToken: { type: 'http', scheme: 'bearer', description: `An API token. Its scopes: ${scopes.join(' ')}` },
      },
    },
  });
  for (const { procedure, needs } of listCalls()) {
    const { method, path } = procedure['~orpc'].route;
    const key = METHODS.find((one) => one === method?.toLowerCase());
    const operation = path === undefined || key === undefined ? undefined : document.paths?.[path]?.[key];
    if (operation === undefined) continue;
    operation.security = listSecurity(needs);
    // The generator describes errors as its own client would receive them.
    const answers = Object.entries(operation.responses ?? {}).filter(([status]) => status.startsWith('2'));
    operation.responses = { ...Object.fromEntries(answers), ...describeErrors(procedure) };
  }
  describeDegraded(document.paths?.[contract.system.health['~orpc'].route.path ?? '']?.get?.responses);
  return document;
}

/** A server that cannot serve sends the same answer as one that can, with the status of an error (`setHealthStatus`). */
function describeDegraded(responses: OpenAPI.ResponsesObject | undefined): void {
  const unavailable = String(ERRORS.UNAVAILABLE.status);
  const answer = responses?.['200'];
  if (responses === undefined || answer === undefined || !('content' in answer)) return;
  responses[unavailable] = { ...answer, description: 'The server cannot serve; `checks` says why.' };
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/**
 * Lists the alternative ways to authenticate. For tokens it names the required scope, which OpenAPI 3.1 allows as a
 * role.
 */
function listSecurity({ scope }: CallNeeds): OpenAPI.SecurityRequirementObject[] {
  if (scope === undefined) return [];
  return scope === 'session' ? [{ session: [] }] : [{ session: [] }, { apiToken: [scope] }];
}
