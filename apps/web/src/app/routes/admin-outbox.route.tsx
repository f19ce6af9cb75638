import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readOutboxSearch } from '../../features/outbox/model/outbox-search.ts';
import { onlyRead } from '../../shared/navigation/only-read.ts';
import { signedInRoute } from './signed-in.route.tsx';

export const adminOutboxRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/outbox',
  validateSearch: onlyRead(readOutboxSearch),
  component: lazyRouteComponent(() => import('./admin-outbox.page.tsx')),
});
