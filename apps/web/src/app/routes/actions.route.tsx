import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readActionsSearch } from '../../features/actions/model/actions-search.ts';
import { pickKnownParams } from '../../shared/navigation/pick-known-params.ts';
import { signedInRoute } from './signed-in.route.tsx';

export const actionsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/actions',
  validateSearch: pickKnownParams(readActionsSearch),
  component: lazyRouteComponent(() => import('./actions.page.tsx')),
});
