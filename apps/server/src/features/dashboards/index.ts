export type { DashboardsDeps } from './dashboards-deps.ts';
export { createDashboardsRoutes } from './dashboards.routes.ts';
