import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readAuditSearch } from '../../features/audit/model/audit-search.ts';
import { onlyRead } from '../../shared/navigation/only-read.ts';
import { signedInRoute } from './signed-in.route.tsx';

export const adminAuditLogRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/audit-log',
  validateSearch: onlyRead(readAuditSearch),
  component: lazyRouteComponent(() => import('./admin-audit-log.page.tsx')),
});
