import { cutText } from '@rotunda/domain';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { signedInRoute } from './signed-in.route.tsx';

const getText = (value: unknown): string =>
  // The address parser converts number-like text to numbers.
  typeof value === 'string' ? cutText(value, 200) : typeof value === 'number' ? String(value) : '';

/** Resolves a document's reference and redirects to its target. References open this route in a new tab. */
export const cqResolveRefRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/cq/resolve-ref',
  validateSearch: (search) => ({ ref_type: getText(search['ref_type']), ref: getText(search['ref']) }),
  component: lazyRouteComponent(() => import('./cq-resolve-ref.page.tsx')),
});
