import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readAlertsSearch } from '../../features/alerts/model/alerts-search.ts';
import { onlyRead } from '../../shared/navigation/only-read.ts';
import { signedInRoute } from './signed-in.route.tsx';

export const alertsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/alerts',
  validateSearch: onlyRead(readAlertsSearch),
  component: lazyRouteComponent(() => import('./alerts.page.tsx')),
});
