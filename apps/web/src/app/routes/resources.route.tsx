import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readCalendarSearch } from '../../features/calendar/model/calendar-search.ts';
import { pickKnownParams } from '../../shared/navigation/pick-known-params.ts';
import { signedInRoute } from './signed-in.route.tsx';

/** Calendars page (CAL-01). */
export const resourcesRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/resources',
  validateSearch: pickKnownParams(readCalendarSearch),
  component: lazyRouteComponent(() => import('./resources.page.tsx')),
});
