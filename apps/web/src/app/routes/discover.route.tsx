import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readDiscoverSearch } from '../../features/discover/model/discover-search.ts';
import { pickKnownParams } from '../../shared/navigation/pick-known-params.ts';
import { signedInRoute } from './signed-in.route.tsx';

export const discoverRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/discover',
  validateSearch: pickKnownParams(readDiscoverSearch),
  component: lazyRouteComponent(() => import('./discover.page.tsx')),
});
