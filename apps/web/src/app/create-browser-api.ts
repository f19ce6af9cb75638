import { createApiClient, createApiQueries } from '../shared/api/api-client.ts';
import type { Api } from '../shared/api/api-context.tsx';
import { createEventStream } from '../shared/api/event-stream.ts';
import { createTokenStore } from '../shared/api/token-store.ts';

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** Creates the API client for the origin of this page, using the browser's network and storage. */
export function createBrowserApi(): Api {
  const tokens = createTokenStore(localStorage, window);
  const client = createApiClient({
    url: `${location.origin}/api`,
    tokens,
    fetch: (request) => fetch(request),
  });
  return {
    client,
    queries: createApiQueries(client),
    tokens,
    events: createEventStream({
      url: `${location.origin}/api/events`,
      tokens,
      fetch: (input, init) => fetch(input, init),
      wait,
      random: Math.random,
    }),
  };
}
