import { defineFeature } from '../define-feature.ts';
import type { CalendarDeps } from './calendar-deps.ts';
import { createCalendarRoutes } from './calendar.routes.ts';

export const feature = defineFeature({
  routes: (deps: CalendarDeps) => ({ calendar: createCalendarRoutes(deps) }),
});
