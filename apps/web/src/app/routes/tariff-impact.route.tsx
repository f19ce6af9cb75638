import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readImpactSearch } from '../../features/tariffs/model/impact-search.ts';
import { pickKnownParams } from '../../shared/navigation/pick-known-params.ts';
import { signedInRoute } from './signed-in.route.tsx';

export const tariffImpactRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/global-tariff-tracker/impact',
  validateSearch: pickKnownParams(readImpactSearch),
  component: lazyRouteComponent(() => import('./tariff-impact.page.tsx')),
});
