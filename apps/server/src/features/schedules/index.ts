import type { Feature } from '../feature.ts';
import type { SchedulesDeps } from './schedules.deps.ts';
import { createSchedulesRoutes } from './schedules.routes.ts';

export const feature = {
  routes: (deps: SchedulesDeps) => ({ schedules: createSchedulesRoutes(deps) }),
} satisfies Feature;
