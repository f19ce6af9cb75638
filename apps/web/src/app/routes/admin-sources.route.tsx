import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readSourcesSearch } from '../../features/sources/model/sources-search.ts';
import { pickKnownParams } from '../../shared/navigation/pick-known-params.ts';
import { signedInRoute } from './signed-in.route.tsx';

export const adminSourcesRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/sources',
  validateSearch: pickKnownParams(readSourcesSearch),
  component: lazyRouteComponent(() => import('./admin-sources.page.tsx')),
});
