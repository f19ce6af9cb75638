import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from './root.route.tsx';

/** Opened by the link of an e-mail, also by people who are not signed in; mail programs post to the same address. */
export const unsubscribeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/unsubscribe/$secret',
  component: lazyRouteComponent(() => import('./unsubscribe.page.tsx')),
});
