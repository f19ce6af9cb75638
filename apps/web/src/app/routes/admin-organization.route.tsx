import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readOrganisationSearch } from '../../features/organisation/model/organisation-search.ts';
import { onlyRead } from '../../shared/navigation/only-read.ts';
import { signedInRoute } from './signed-in.route.tsx';

export const adminOrganizationRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/organization',
  validateSearch: onlyRead(readOrganisationSearch),
  component: lazyRouteComponent(() => import('./admin-organization.page.tsx')),
});
