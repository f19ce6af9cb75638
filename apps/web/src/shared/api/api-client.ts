import { createORPCClient } from '@orpc/client';
import type { ContractRouterClient } from '@orpc/contract';
import type { JsonifiedClient } from '@orpc/openapi-client';
import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import type { Contract } from '@rotunda/contract';
import { createLateLink } from './late-link.ts';
import type { TokenStore } from './token-store.ts';

/** Every call of the contract, typed; answers are as JSON carries them. */
export type ApiClient = JsonifiedClient<ContractRouterClient<Contract>>;

export interface ApiClientOptions {
  /** Absolute address of the API: `https://host/api`. */
  url: string;
  tokens: TokenStore;
  fetch: (request: Request) => Promise<Response>;
}

/** The typed client; what it sends and what becomes of answers is told in `api-link.ts`. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  return createORPCClient<ApiClient>(createLateLink(options));
}

const createQueries = (client: ApiClient) => createTanstackQueryUtils(client);

/** `queries.alerts.getCounts.queryOptions()`: options, keys and mutations of every call. Keys are never typed by hand. */
export type ApiQueries = ReturnType<typeof createQueries>;
export const createApiQueries: (client: ApiClient) => ApiQueries = createQueries;
