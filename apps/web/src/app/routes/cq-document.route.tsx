import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readDocumentPageSearch } from '../../features/documents/model/reading-address.ts';
import { onlyRead } from '../../shared/navigation/only-read.ts';
import { signedInRoute } from './signed-in.route.tsx';

/** One route for the whole second source (notes, "CQ route"); transcripts are one of its categories. */
export const cqDocumentRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/cq/$category/$cqUid',
  validateSearch: onlyRead(readDocumentPageSearch),
  component: lazyRouteComponent(() => import('./cq-document.page.tsx')),
});
