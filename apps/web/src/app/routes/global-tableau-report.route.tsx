import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { signedInRoute } from './signed-in.route.tsx';

export const globalTableauReportRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/global-tableau-report',
  component: lazyRouteComponent(() => import('./global-tableau-report.page.tsx')),
});
