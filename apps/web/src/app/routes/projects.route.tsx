import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { signedInRoute } from './signed-in.route.tsx';

export interface ProjectsSearch {
  /** Filter by name. */
  name?: string;
}

export const projectsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/projects',
  validateSearch: ({ name }: Record<string, unknown>): ProjectsSearch =>
    // A name of digits arrives as a number.
    (typeof name === 'string' || typeof name === 'number') && name !== '' ? { name: String(name) } : {},
  component: lazyRouteComponent(() => import('./projects.page.tsx')),
});
