import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readComparisonSearch } from '../../features/comparison/model/comparison-address.ts';
import { onlyRead } from '../../shared/navigation/only-read.ts';
import { signedInRoute } from './signed-in.route.tsx';

export const documentComparisonRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/document-comparison',
  validateSearch: onlyRead(readComparisonSearch),
  component: lazyRouteComponent(() => import('./document-comparison.page.tsx')),
});
