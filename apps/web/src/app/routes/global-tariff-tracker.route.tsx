import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readTrackerSearch } from '../../features/tariffs/model/tracker-search.ts';
import { pickKnownParams } from '../../shared/navigation/pick-known-params.ts';
import { signedInRoute } from './signed-in.route.tsx';

export const globalTariffTrackerRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/global-tariff-tracker',
  validateSearch: pickKnownParams(readTrackerSearch),
  component: lazyRouteComponent(() => import('./global-tariff-tracker.page.tsx')),
});
