import type { Feature } from '../feature.ts';
import type { ActionsDeps } from './actions.deps.ts';
import { createActionsRoutes } from './actions.routes.ts';

export const feature = {
  routes: (deps: ActionsDeps) => ({ actions: createActionsRoutes(deps) }),
} satisfies Feature;

export { ACTION_LINKS, createActionLinksRepository } from './action-links.repository.ts';
export { calendarFile } from './calendar/calendar-file.ts';
export { createFeedSecret, readFeedSecret } from './calendar/feed-secret.ts';
export type { CalendarEntry } from './calendar/write-calendar.ts';
export { secondsAtWallClock } from './calendar/zoned-time.ts';
export { type ActionQuery, createActionsRepository } from './actions.repository.ts';
export { findNamedActions, type NamedAction } from './actions.queries.ts';
