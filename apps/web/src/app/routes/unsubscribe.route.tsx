import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from './root.route.tsx';

/** Opened by a link in an e-mail, also by users who are not signed in. Mail clients post to the same address. */
export const unsubscribeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/unsubscribe/$secret',
  component: lazyRouteComponent(() => import('./unsubscribe.page.tsx')),
});
