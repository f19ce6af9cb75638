import { createContext, useContext } from 'react';
import type { ApiClient, ApiQueries } from './api-client.ts';
import type { EventStream } from './event-stream.ts';
import type { TokenStore } from './token-store.ts';

/** What a page talks to the server with. Tests give their own. */
export interface Api {
  client: ApiClient;
  queries: ApiQueries;
  tokens: TokenStore;
  events: EventStream;
}

const ApiContext = createContext<Api | null>(null);

export const ApiProvider = ApiContext.Provider;

/** The typed client and its query options. Throws outside of the provider: a mistake of wiring, not of the person. */
export function useApi(): Api {
  const api = useContext(ApiContext);
  if (api === null) throw new Error('useApi needs an ApiProvider above it');
  return api;
}
