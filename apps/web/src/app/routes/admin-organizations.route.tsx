import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { signedInRoute } from './signed-in.route.tsx';

export const adminOrganizationsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/organizations',
  component: lazyRouteComponent(() => import('./admin-organizations.page.tsx')),
});
