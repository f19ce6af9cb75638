import type { ClientContext, ClientLink } from '@orpc/client';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import type { ApiClientOptions } from './api-client-options.ts';
import { errorOfBody } from './api-error.ts';
import { contractRouter } from './contract-router.ts';

/**
 * Creates the link that sends calls to the server. It sends the bearer token, if any, and drops it when the server
 * responds with 401, except on sign-in (wrong password) or if the token was replaced in the meantime.
 */
export function createApiLink({ url, tokens, fetch }: ApiClientOptions): ClientLink<ClientContext> {
  return new OpenAPILink(contractRouter, {
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
}
