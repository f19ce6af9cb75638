import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readAdvocacySearch } from '../../features/advocacy/model/advocacy-search.ts';
import { pickKnownParams } from '../../shared/navigation/pick-known-params.ts';
import { signedInRoute } from './signed-in.route.tsx';

export const adminAdvocacyRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/advocacy',
  validateSearch: pickKnownParams(readAdvocacySearch),
  component: lazyRouteComponent(() => import('./admin-advocacy.page.tsx')),
});
