import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from './root.route.tsx';

/** Pages of people who are not signed in; what most of them need stands behind the # of the link in an e-mail. */
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
