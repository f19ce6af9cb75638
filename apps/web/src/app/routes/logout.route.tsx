import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { signOut } from '../sign-out.ts';
import { rootRoute } from './root.route.tsx';

/**
 * Ends the session when the user navigates here within the product. If the page is opened from outside, where another
 * site's link or image can lead, it only asks.
 */
export const logoutRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/logout',
  beforeLoad: async ({ context, preload, location }) => {
    // Hovering over a link preloads it, which must not log anyone out.
    if (preload) return;
    // The first history entry was not created by a click in the product.
    const isFromOutside = location.state.__TSR_index === 0;
    if (isFromOutside && context.api.tokens.get() !== null) return;
    await signOut(context.api);
    throw redirect({ to: '/login', search: { out: true }, replace: true });
  },
  component: lazyRouteComponent(() => import('./logout.page.tsx')),
});
