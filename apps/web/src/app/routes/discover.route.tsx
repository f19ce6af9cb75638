import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readDiscoverSearch } from '../../features/discover/model/discover-search.ts';
import { onlyRead } from '../../shared/navigation/only-read.ts';
import { signedInRoute } from './signed-in.route.tsx';

export const discoverRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/discover',
  validateSearch: onlyRead(readDiscoverSearch),
  component: lazyRouteComponent(() => import('./discover.page.tsx')),
});
