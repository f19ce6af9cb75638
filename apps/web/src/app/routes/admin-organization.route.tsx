import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readOrganizationSearch } from '../../features/organization/model/organization-search.ts';
import { pickKnownParams } from '../../shared/navigation/pick-known-params.ts';
import { signedInRoute } from './signed-in.route.tsx';

export const adminOrganizationRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/organization',
  validateSearch: pickKnownParams(readOrganizationSearch),
  component: lazyRouteComponent(() => import('./admin-organization.page.tsx')),
});
