import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from './root.route.tsx';

/** Pages for users who are not signed in. Most of them read a token from the fragment (`#`) of a link in an e-mail. */
export const mailedLinkRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/forgot-password',
    component: lazyRouteComponent(() => import('./forgot-password.page.tsx')),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/reset-password',
    component: lazyRouteComponent(() => import('./reset-password.page.tsx')),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/invitation',
    component: lazyRouteComponent(() => import('./invitation.page.tsx')),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/confirm-address',
    component: lazyRouteComponent(() => import('./confirm-address.page.tsx')),
  }),
] as const;
