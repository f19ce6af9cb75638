import type { Feature } from '../feature.ts';
import type { DashboardsDeps } from './dashboards.deps.ts';
import { createDashboardsRoutes } from './dashboards.routes.ts';

export const feature = {
  routes: (deps: DashboardsDeps) => ({ dashboards: createDashboardsRoutes(deps) }),
} satisfies Feature;
