import type { TokenStore } from './token-store.ts';

export interface ApiClientOptions {
  /** Absolute address of the API, such as `https://host/api`. */
  url: string;
  tokens: TokenStore;
  fetch: (request: Request) => Promise<Response>;
}
