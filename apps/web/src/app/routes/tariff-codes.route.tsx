import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readCodesSearch } from '../../features/tariffs/model/codes-search.ts';
import { onlyRead } from '../../shared/navigation/only-read.ts';
import { signedInRoute } from './signed-in.route.tsx';

export const tariffCodesRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/global-tariff-tracker/codes',
  validateSearch: onlyRead(readCodesSearch),
  component: lazyRouteComponent(() => import('./tariff-codes.page.tsx')),
});
