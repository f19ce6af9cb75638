import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { signedInRoute } from './signed-in.route.tsx';

export const labsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/labs',
  component: lazyRouteComponent(() => import('./labs.page.tsx')),
});
