import { createContext, useContext } from 'react';
import type { ApiClient, ApiQueries } from './api-client.ts';
import type { EventStream } from './event-stream.ts';
import type { TokenStore } from './token-store.ts';

/** Access to the server for a page. Tests provide their own. */
export interface Api {
  client: ApiClient;
  queries: ApiQueries;
  tokens: TokenStore;
  events: EventStream;
}

const ApiContext = createContext<Api | null>(null);

export const ApiProvider = ApiContext.Provider;

/**
 * Returns the typed client and its query options. Throws outside the provider, because that is a programming error
 * rather than a user error.
 */
export function useApi(): Api {
  const api = useContext(ApiContext);
  if (api === null) throw new Error('useApi needs an ApiProvider above it');
  return api;
}
