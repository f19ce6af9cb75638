import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readAdvocacySearch } from '../../features/advocacy/model/advocacy-search.ts';
import { onlyRead } from '../../shared/navigation/only-read.ts';
import { signedInRoute } from './signed-in.route.tsx';

export const adminAdvocacyRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/advocacy',
  validateSearch: onlyRead(readAdvocacySearch),
  component: lazyRouteComponent(() => import('./admin-advocacy.page.tsx')),
});
