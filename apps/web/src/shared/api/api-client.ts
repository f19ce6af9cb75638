import { createORPCClient } from '@orpc/client';
import type { ContractRouterClient } from '@orpc/contract';
import type { JsonifiedClient } from '@orpc/openapi-client';
import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import type { Contract } from '@rotunda/contract';
import { createLazyLink } from './lazy-link.ts';
import type { ApiClientOptions } from './api-client-options.ts';

/** Typed client for every call of the contract. Responses have their JSON types. */
export type ApiClient = JsonifiedClient<ContractRouterClient<Contract>>;

/** Creates the typed client. Requests and responses are handled in `api-link.ts`. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  return createORPCClient<ApiClient>(createLazyLink(options));
}

const createQueries = (client: ApiClient) => createTanstackQueryUtils(client);

/**
 * Query options, keys and mutations of every call, such as `queries.alerts.getCounts.queryOptions()`. Keys are never
 * written by hand.
 */
export type ApiQueries = ReturnType<typeof createQueries>;
export const createApiQueries: (client: ApiClient) => ApiQueries = createQueries;
