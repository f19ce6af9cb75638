import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { signedInRoute } from './signed-in.route.tsx';

/** One route for all of the second source (notes, "CQ route"): transcripts are a category. */
export const cqDocumentRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/cq/$category/$cqUid',
  component: lazyRouteComponent(() => import('./cq-document.page.tsx')),
});
