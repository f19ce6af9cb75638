import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { rootRoute } from './root.route.tsx';

/**
 * Parent of every page that needs a session. It redirects to login and returns to the requested page afterwards
 * (SHL-04).
 */
export const signedInRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'signed-in',
  beforeLoad: ({ context, location }) => {
    if (context.api.tokens.get() !== null) return;
    throw redirect({
      to: '/login',
      search: location.pathname === '/' ? {} : { redirect: location.href },
      replace: true,
    });
  },
  component: lazyRouteComponent(() => import('../shell/signed-in-layout.tsx')),
});
