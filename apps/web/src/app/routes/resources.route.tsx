import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readCalendarSearch } from '../../features/calendar/model/calendar-search.ts';
import { pickKnownParams } from '../../shared/navigation/pick-known-params.ts';
import { signedInRoute } from './signed-in.route.tsx';

/** Calendars page, at the address given in S1 §2. */
export const resourcesRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/resources',
  validateSearch: pickKnownParams(readCalendarSearch),
  component: lazyRouteComponent(() => import('./resources.page.tsx')),
});
