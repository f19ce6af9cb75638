import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readAttachmentsSearch } from '../../features/attachments/model/attachments-search.ts';
import { pickKnownParams } from '../../shared/navigation/pick-known-params.ts';
import { signedInRoute } from './signed-in.route.tsx';

export const attachmentsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/attachments',
  validateSearch: pickKnownParams(readAttachmentsSearch),
  component: lazyRouteComponent(() => import('./attachments.page.tsx')),
});
