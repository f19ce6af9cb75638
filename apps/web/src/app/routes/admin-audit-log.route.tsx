import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readAuditSearch } from '../../features/audit/model/audit-search.ts';
import { pickKnownParams } from '../../shared/navigation/pick-known-params.ts';
import { signedInRoute } from './signed-in.route.tsx';

export const adminAuditLogRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/audit-log',
  validateSearch: pickKnownParams(readAuditSearch),
  component: lazyRouteComponent(() => import('./admin-audit-log.page.tsx')),
});
