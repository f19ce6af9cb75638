import type { ClientContext, ClientLink } from '@orpc/client';
import type { ApiClientOptions } from './api-client-options.ts';

/**
 * Creates a link that loads its code on the first call, so that the sign-in form renders earlier. The frame of
 * signed-in pages includes this code, so their first calls do not wait for it. A failed load fails the call, and the
 * next call retries it.
 */
export function createLazyLink(options: ApiClientOptions): ClientLink<ClientContext> {
  let link: Promise<ClientLink<ClientContext>> | null = null;
  const load = async () => {
    try {
      const { createApiLink } = await import('./api-link.ts');
      return createApiLink(options);
    } catch (error) {
      link = null;
      throw error;
    }
  };
  return {
    call: async (...asked) => {
      link ??= load();
      return (await link).call(...asked);
    },
  };
}
