import { defineFeature } from '../define-feature.ts';
import type { DashboardsDeps } from './dashboards-deps.ts';
import { createDashboardsRoutes } from './dashboards.routes.ts';

export const feature = defineFeature({
  routes: (deps: DashboardsDeps) => ({ dashboards: createDashboardsRoutes(deps) }),
});
