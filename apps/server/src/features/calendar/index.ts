import type { Feature } from '../feature.ts';
import type { CalendarDeps } from './calendar.deps.ts';
import { createCalendarRoutes } from './calendar.routes.ts';

export const feature = {
  routes: (deps: CalendarDeps) => ({ calendar: createCalendarRoutes(deps) }),
} satisfies Feature;
