import type { ClientContext, ClientLink } from '@orpc/client';
import type { ApiClientOptions } from './api-client.ts';
import type { EventStream, EventStreamOptions } from './event-stream.ts';

/**
 * Where `api-link.ts` puts what speaks to the server once it is loaded. The sign-in form shows before that; the frame of
 * signed-in pages brings it along, so that their first calls wait for nothing.
 */
export const LINK: {
  create: ((options: ApiClientOptions) => ClientLink<ClientContext>) | null;
  createEvents: ((options: EventStreamOptions) => EventStream) | null;
} = { create: null, createEvents: null };

/** The live events. Only the frame of signed-in pages listens, which brings the code along. */
export function createEvents(options: EventStreamOptions): EventStream {
  if (LINK.createEvents === null) throw new Error('Only signed-in pages listen to events');
  return LINK.createEvents(options);
}

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
