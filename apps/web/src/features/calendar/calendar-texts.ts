import { CALENDAR_TEXTS } from '@rotunda/contract/values';
import { texts } from '../../shared/texts/texts.ts';

/** Texts of the Calendars page. */
export const calendarTexts = {
  ...CALENDAR_TEXTS,
  title: texts.nav.calendars,
  view: 'View',
  views: { month: 'Month', week: 'Week', agenda: 'Agenda' },
  today: 'Today',
  previous: { month: 'Previous month', week: 'Previous week', agenda: 'Previous 30 days' },
  next: { month: 'Next month', week: 'Next week', agenda: 'Next 30 days' },
  shortcuts: texts.nav.calendars,
  times: (zone: string) => `Times in ${zone}`,
  more: (count: number) => `+${count} more`,
  moreOn: (count: number, day: string) => `${count} more on ${day}`,
  allDay: 'All day',
  countOn: (count: string, day: string) => `${day}, ${count}`,
  noneOn: 'No events',
  emptyTitle: 'No events in this range',
  emptyFiltered: 'No events match these filters in this range',
  emptyHint: 'Hearings, markups, sessions, comment deadlines and your actions appear on their days.',
  clearFilters: 'Clear filters',
  truncated: (count: string) =>
    `Showing the first ${count} events of this range. Narrow the filters to see the others.`,
  failed: 'The events could not be loaded.',
  fields: {
    kinds: 'Kinds',
    places: 'Places',
    chambers: 'Chambers',
    committees: 'Committees',
    projects: 'Projects',
    tags: 'Tags',
  },
  chambers: { lower: 'House or lower chamber', upper: 'Senate or upper chamber', joint: 'Joint' },
  feeds: 'Calendar feeds',
  feedHint:
    'A feed shows the events that match the filters of this page in Outlook, Google Calendar or another calendar. Anyone who has its address can read it.',
  feedName: 'Name',
  feedCreate: 'Create feed from these filters',
  feedRevoke: 'Revoke',
  feedRevokeOf: (name: string) => `Revoke ${name}`,
  feedRevoked: 'The feed is revoked.',
  feedsYours: 'Your feeds',
  feedSince: (date: string) => `Created ${date}.`,
  feedRead: (date: string) => `Last read ${date}.`,
  feedNeverRead: 'Not read yet.',
} as const;
