/**
 * Views of the calendar. They are separate from the components because the address is read before the page is loaded.
 */
export const CALENDAR_VIEWS = ['month', 'week', 'agenda'] as const;
export type CalendarView = (typeof CALENDAR_VIEWS)[number];
