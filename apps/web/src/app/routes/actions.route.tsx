import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readActionsSearch } from '../../features/actions/model/actions-search.ts';
import { onlyRead } from '../../shared/navigation/only-read.ts';
import { signedInRoute } from './signed-in.route.tsx';

export const actionsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/actions',
  validateSearch: onlyRead(readActionsSearch),
  component: lazyRouteComponent(() => import('./actions.page.tsx')),
});
