import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readAlertsSearch, type AlertsSearch } from '../../features/alerts/model/alerts-search.ts';
import { signedInRoute } from './signed-in.route.tsx';

/** The project itself is in the path, so the list keeps no other. */
export interface ProjectSearch extends Omit<AlertsSearch, 'project'> {
  tab: 'Alerts';
}

export const projectRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/projects/$projectId',
  validateSearch: (search: Record<string, unknown>): ProjectSearch => {
    const { project: _elsewhere, ...rest } = readAlertsSearch(search);
    return { tab: 'Alerts', ...rest };
  },
  component: lazyRouteComponent(() => import('./project.page.tsx')),
});
