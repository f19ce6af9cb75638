import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readOrganisationSearch } from '../../features/organisation/model/organisation-search.ts';
import { pickKnownParams } from '../../shared/navigation/pick-known-params.ts';
import { signedInRoute } from './signed-in.route.tsx';

export const adminOrganizationRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/organization',
  validateSearch: pickKnownParams(readOrganisationSearch),
  component: lazyRouteComponent(() => import('./admin-organization.page.tsx')),
});
