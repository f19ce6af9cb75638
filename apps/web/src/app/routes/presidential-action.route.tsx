import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readDocumentPageSearch } from '../../features/documents/model/reading-address.ts';
import { pickKnownParams } from '../../shared/navigation/pick-known-params.ts';
import { signedInRoute } from './signed-in.route.tsx';

export const presidentialActionRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/presidential-action/$fusionId',
  validateSearch: pickKnownParams(readDocumentPageSearch),
  component: lazyRouteComponent(() => import('./presidential-action.page.tsx')),
});
