import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readProjectsSearch } from './projects-search.ts';
import { onlyRead } from '../../shared/navigation/only-read.ts';
import { signedInRoute } from './signed-in.route.tsx';

export const projectsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/projects',
  validateSearch: onlyRead(readProjectsSearch),
  component: lazyRouteComponent(() => import('./projects.page.tsx')),
});
