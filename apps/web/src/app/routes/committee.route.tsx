import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readDocumentPageSearch } from '../../features/documents/model/reading-address.ts';
import { onlyRead } from '../../shared/navigation/only-read.ts';
import { signedInRoute } from './signed-in.route.tsx';

export const committeeRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/stakeholders/committee/$fusionId',
  validateSearch: onlyRead(readDocumentPageSearch),
  component: lazyRouteComponent(() => import('./committee.page.tsx')),
});
