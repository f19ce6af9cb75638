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
    if (tokens.get() !== null) {
      await client.identity.signOut().catch(() => undefined);
      tokens.clear();
    }
    throw redirect({ to: '/login', search: { out: true }, replace: true });
  },
});
