import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { rootRoute } from './root.route.tsx';

/** Everything but login and logout: asks to sign in and comes back to where the person was going (SHL-04). */
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
