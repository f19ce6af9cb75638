import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { signOut } from '../sign-out.ts';
import { rootRoute } from './root.route.tsx';

/**
 * Ends the session when someone goes here from inside of the product. Opened from outside, where a link or an image of
 * another site can lead, the page only asks.
 */
export const logoutRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/logout',
  beforeLoad: async ({ context, preload, location }) => {
    // Links are loaded ahead under the pointer; hovering must not log anyone out.
    if (preload) return;
    // The first entry of this page's own history was not made by a click in it.
    const isFromOutside = location.state.__TSR_index === 0;
    if (isFromOutside && context.api.tokens.get() !== null) return;
    await signOut(context.api);
    throw redirect({ to: '/login', search: { out: true }, replace: true });
  },
  component: lazyRouteComponent(() => import('./logout.page.tsx')),
});
