import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readStakeholdersSearch } from '../../features/stakeholders/model/stakeholders-search.ts';
import { onlyRead } from '../../shared/navigation/only-read.ts';
import { signedInRoute } from './signed-in.route.tsx';

export const stakeholdersRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/stakeholders',
  validateSearch: onlyRead(readStakeholdersSearch),
  component: lazyRouteComponent(() => import('./stakeholders.page.tsx')),
});
