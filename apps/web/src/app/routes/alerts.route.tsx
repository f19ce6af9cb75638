import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readAlertsSearch } from '../../features/alerts/model/alerts-search.ts';
import { pickKnownParams } from '../../shared/navigation/pick-known-params.ts';
import { signedInRoute } from './signed-in.route.tsx';

export const alertsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/alerts',
  validateSearch: pickKnownParams(readAlertsSearch),
  component: lazyRouteComponent(() => import('./alerts.page.tsx')),
});
