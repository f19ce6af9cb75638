/** How Calendars is looked at; apart from what draws it, because the address is read before the page is loaded. */
export const CALENDAR_VIEWS = ['month', 'week', 'agenda'] as const;
export type CalendarView = (typeof CALENDAR_VIEWS)[number];
