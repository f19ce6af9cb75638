import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readComparisonSearch } from '../../features/comparison/model/comparison-address.ts';
import { pickKnownParams } from '../../shared/navigation/pick-known-params.ts';
import { signedInRoute } from './signed-in.route.tsx';

export const documentComparisonRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/document-comparison',
  validateSearch: pickKnownParams(readComparisonSearch),
  component: lazyRouteComponent(() => import('./document-comparison.page.tsx')),
});
