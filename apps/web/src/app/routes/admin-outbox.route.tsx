import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readOutboxSearch } from '../../features/outbox/model/outbox-search.ts';
import { pickKnownParams } from '../../shared/navigation/pick-known-params.ts';
import { signedInRoute } from './signed-in.route.tsx';

export const adminOutboxRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/outbox',
  validateSearch: pickKnownParams(readOutboxSearch),
  component: lazyRouteComponent(() => import('./admin-outbox.page.tsx')),
});
