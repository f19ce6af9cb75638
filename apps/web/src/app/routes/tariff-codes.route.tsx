import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readCodesSearch } from '../../features/tariffs/model/codes-search.ts';
import { pickKnownParams } from '../../shared/navigation/pick-known-params.ts';
import { signedInRoute } from './signed-in.route.tsx';

export const tariffCodesRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/global-tariff-tracker/codes',
  validateSearch: pickKnownParams(readCodesSearch),
  component: lazyRouteComponent(() => import('./tariff-codes.page.tsx')),
});
