import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readDocumentPageSearch } from '../../features/documents/model/reading-address.ts';
import { pickKnownParams } from '../../shared/navigation/pick-known-params.ts';
import { signedInRoute } from './signed-in.route.tsx';

/** One route for the whole second source (notes, "CQ route"); transcripts are one of its categories. */
export const cqDocumentRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/cq/$category/$cqUid',
  validateSearch: pickKnownParams(readDocumentPageSearch),
  component: lazyRouteComponent(() => import('./cq-document.page.tsx')),
});
