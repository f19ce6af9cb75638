export { createSchedulesRoutes } from './schedules.routes.ts';
