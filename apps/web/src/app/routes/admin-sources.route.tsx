import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readSourcesSearch } from '../../features/sources/model/sources-search.ts';
import { onlyRead } from '../../shared/navigation/only-read.ts';
import { signedInRoute } from './signed-in.route.tsx';

export const adminSourcesRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/sources',
  validateSearch: onlyRead(readSourcesSearch),
  component: lazyRouteComponent(() => import('./admin-sources.page.tsx')),
});
