import type { ClientContext, ClientLink } from '@orpc/client';
import type { ApiClientOptions } from './api-client.ts';

/**
 * Where `api-link.ts` puts what makes a link once it is loaded. The sign-in form shows before that; the frame of
 * signed-in pages brings it along, so that their first calls wait for nothing.
 */
export const LINK: { create: ((options: ApiClientOptions) => ClientLink<ClientContext>) | null } = { create: null };

/** A link whose code is fetched by the first call that finds it missing. A fetch that fails fails as the call would. */
export function createLateLink(options: ApiClientOptions): ClientLink<ClientContext> {
  let link: ClientLink<ClientContext> | null = null;
  return {
    call: async (...asked) => {
      if (LINK.create === null) await import('./api-link.ts');
      link ??= LINK.create?.(options) ?? null;
      if (link === null) throw new Error('api-link.ts did not leave its link');
      return link.call(...asked);
    },
  };
}
