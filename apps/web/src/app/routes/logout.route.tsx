import { createRoute, redirect } from '@tanstack/react-router';
import { rootRoute } from './root.route.tsx';

/** Ends the session here and on the server. Unreachable servers must not keep a person signed in on this machine. */
export const logoutRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/logout',
  beforeLoad: async ({ context, preload }) => {
    // Links are loaded ahead under the pointer; hovering must not log anyone out.
    if (preload) return;
    const { client, tokens } = context.api;
    const ended = tokens.get();
    if (ended !== null) {
      await client.identity.signOut().catch(() => undefined);
      // A call of the page left behind can hear of the end first and lead to the login page: who has signed in there
      // before this answer came stays signed in.
      if (tokens.get() === ended) tokens.clear();
    }
    throw redirect({ to: '/login', search: { out: true }, replace: true });
  },
});
