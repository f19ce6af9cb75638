import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { signedInRoute } from './signed-in.route.tsx';

export const exportsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/exports',
  component: lazyRouteComponent(() => import('./exports.page.tsx')),
});
