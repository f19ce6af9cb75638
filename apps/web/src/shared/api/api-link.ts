import type { ClientContext, ClientLink } from '@orpc/client';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import type { ApiClientOptions } from './api-client.ts';
import { errorOfBody } from './api-fault.ts';
import { contractRouter } from './contract-router.ts';

/**
 * What brings calls to the server. Sends the bearer token when there is one and forgets it when the server answers 401,
 * except to a sign-in (wrong password) and to a call that was sent with a token replaced in the meantime.
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
