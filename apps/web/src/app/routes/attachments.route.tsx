import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readAttachmentsSearch } from '../../features/attachments/model/attachments-search.ts';
import { onlyRead } from '../../shared/navigation/only-read.ts';
import { signedInRoute } from './signed-in.route.tsx';

export const attachmentsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/attachments',
  validateSearch: onlyRead(readAttachmentsSearch),
  component: lazyRouteComponent(() => import('./attachments.page.tsx')),
});
