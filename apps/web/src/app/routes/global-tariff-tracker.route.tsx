import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readTrackerSearch } from '../../features/tariffs/model/tracker-search.ts';
import { onlyRead } from '../../shared/navigation/only-read.ts';
import { signedInRoute } from './signed-in.route.tsx';

export const globalTariffTrackerRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/global-tariff-tracker',
  validateSearch: onlyRead(readTrackerSearch),
  component: lazyRouteComponent(() => import('./global-tariff-tracker.page.tsx')),
});
