import type { StandardHandlerOptions } from '@orpc/server/standard';
import { contract, ERRORS } from '@rotunda/contract';
import type { RequestContext } from '../platform/request-context.ts';

type Interceptor = NonNullable<StandardHandlerOptions<RequestContext>['interceptors']>[number];

const HEALTH_PATH = `/api${contract.system.health['~orpc'].route.path}`;

/** Load balancers read only the status code, and the library sends 200 for whatever a call returns. */
export const setHealthStatus: Interceptor = async ({ request, next }) => {
  const result = await next();
  if (!result.matched || request.url.pathname !== HEALTH_PATH || !isDegraded(result.response.body)) return result;
  return { matched: true, response: { ...result.response, status: ERRORS.UNAVAILABLE.status } };
};

function isDegraded(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'status' in body && body.status === 'degraded';
}
