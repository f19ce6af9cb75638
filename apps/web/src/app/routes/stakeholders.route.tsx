import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readStakeholdersSearch } from '../../features/stakeholders/model/stakeholders-search.ts';
import { pickKnownParams } from '../../shared/navigation/pick-known-params.ts';
import { signedInRoute } from './signed-in.route.tsx';

export const stakeholdersRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/stakeholders',
  validateSearch: pickKnownParams(readStakeholdersSearch),
  component: lazyRouteComponent(() => import('./stakeholders.page.tsx')),
});
