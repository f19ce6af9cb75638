import { createApiClient, createApiQueries } from '../shared/api/api-client.ts';
import type { Api } from '../shared/api/api-context.tsx';
import type { EventStream } from '../shared/api/event-stream.ts';
import { createEvents } from '../shared/api/late-link.ts';
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

/** The API of the address this page came from, over the browser's network and storage. */
export function createBrowserApi(): Api {
  const tokens = createTokenStore(localStorage, window);
  const client = createApiClient({
    url: `${location.origin}/api`,
    tokens,
    fetch: (request) => fetch(request),
  });
  let events: EventStream | null = null;
  return {
    client,
    queries: createApiQueries(client),
    tokens,
    get events() {
      return (events ??= createEvents({
        url: `${location.origin}/api/events`,
        tokens,
        fetch: (input, init) => fetch(input, init),
        wait,
        random: Math.random,
      }));
    },
  };
}
