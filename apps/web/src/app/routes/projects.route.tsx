import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readProjectsSearch } from './projects-search.ts';
import { pickKnownParams } from '../../shared/navigation/pick-known-params.ts';
import { signedInRoute } from './signed-in.route.tsx';

export const projectsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/projects',
  validateSearch: pickKnownParams(readProjectsSearch),
  component: lazyRouteComponent(() => import('./projects.page.tsx')),
});
