import { defineFeature } from '../define-feature.ts';
import type { SchedulesDeps } from './schedules-deps.ts';
import { createSchedulesRoutes } from './schedules.routes.ts';

export const feature = defineFeature({
  routes: (deps: SchedulesDeps) => ({ schedules: createSchedulesRoutes(deps) }),
});
