import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { signedInRoute } from './signed-in.route.tsx';

const textOf = (value: unknown): string =>
  // The address parser makes numbers of what looks like one.
  typeof value === 'string' ? value.slice(0, 200) : typeof value === 'number' ? String(value) : '';

/** Opened in a new tab by the references of a document: leads on to what is meant. */
export const cqResolveRefRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/cq/resolve-ref',
  validateSearch: (search) => ({ ref_type: textOf(search['ref_type']), ref: textOf(search['ref']) }),
  component: lazyRouteComponent(() => import('./cq-resolve-ref.page.tsx')),
});
