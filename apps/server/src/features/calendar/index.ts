export { createCalendarRoutes } from './calendar.routes.ts';
