import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readImpactSearch } from '../../features/tariffs/model/impact-search.ts';
import { onlyRead } from '../../shared/navigation/only-read.ts';
import { signedInRoute } from './signed-in.route.tsx';

export const tariffImpactRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/global-tariff-tracker/impact',
  validateSearch: onlyRead(readImpactSearch),
  component: lazyRouteComponent(() => import('./tariff-impact.page.tsx')),
});
