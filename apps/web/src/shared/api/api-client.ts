import { createORPCClient } from '@orpc/client';
import type { ContractRouterClient } from '@orpc/contract';
import type { JsonifiedClient } from '@orpc/openapi-client';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import type { Contract } from '@rotunda/contract';
import { errorOfBody } from './api-fault.ts';
import { contractRouter } from './contract-router.ts';
import type { TokenStore } from './token-store.ts';

/** Every call of the contract, typed; answers are as JSON carries them. */
export type ApiClient = JsonifiedClient<ContractRouterClient<Contract>>;

export interface ApiClientOptions {
  /** Absolute address of the API: `https://host/api`. */
  url: string;
  tokens: TokenStore;
  fetch: (request: Request) => Promise<Response>;
}

/**
 * The typed client. Sends the bearer token when there is one and forgets it when the server answers 401, except to a
 * sign-in (wrong password) and to a call that was sent with a token replaced in the meantime.
 */
export function createApiClient({ url, tokens, fetch }: ApiClientOptions): ApiClient {
  const link = new OpenAPILink(contractRouter, {
    url,
    headers: () => {
      const token = tokens.get();
      return token === null ? {} : { authorization: `Bearer ${token}` };
    },
    fetch: async (request) => {
      const response = await fetch(request);
      if (response.status === 401) {
        const sent = request.headers.get('authorization');
        if (sent !== null && sent === `Bearer ${tokens.get()}`) tokens.clear();
      }
      return response;
    },
    customErrorResponseBodyDecoder: (body, response) => errorOfBody(body, response.status),
  });
  return createORPCClient<ApiClient>(link);
}

const createQueries = (client: ApiClient) => createTanstackQueryUtils(client);

/** `queries.alerts.getCounts.queryOptions()`: options, keys and mutations of every call. Keys are never typed by hand. */
export type ApiQueries = ReturnType<typeof createQueries>;
export const createApiQueries: (client: ApiClient) => ApiQueries = createQueries;
