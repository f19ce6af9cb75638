import type { ClientContext, ClientLink } from '@orpc/client';
import type { ApiClientOptions } from './api-client.ts';

/**
 * A link whose code is fetched by its first call: the sign-in form shows before that. The frame of signed-in pages
 * brings the code along, so that their first calls wait for nothing. A fetch that fails fails as the call would, and the
 * next call tries it again.
 */
export function createLateLink(options: ApiClientOptions): ClientLink<ClientContext> {
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
