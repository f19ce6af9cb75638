/** Kinds of events on the Calendars page, in the order of the filter. */
export const CALENDAR_KINDS = ['hearing', 'markup', 'event', 'session', 'comment_deadline', 'action'] as const;
export type CalendarKind = (typeof CALENDAR_KINDS)[number];

export const CALENDAR_KIND_LABELS: Readonly<Record<CalendarKind, string>> = {
  hearing: 'Hearing',
  markup: 'Markup',
  event: 'Other event',
  session: 'Session',
  comment_deadline: 'Comment deadline',
  action: 'Action',
};

export const CALENDAR_LIMITS = {
  /** Longest range in days, first and last included: enough for a month with the weeks it begins and ends in. */
  days: 62,
  /** Most events in one response; the soonest are kept. */
  events: 5000,
  /** Most feeds of a user at a time. */
  feeds: 20,
  feedName: 100,
  /** Days before and after today that a feed covers. */
  feedPastDays: 31,
  feedFutureDays: 366,
  /** Most events in a feed; the soonest are kept. */
  feedEvents: 5000,
} as const;

export const CALENDAR_TEXTS = {
  rangeTooLong: 'Ask for at most 62 days.',
  endsFirst: 'The last day is before the first.',
  unknownZone: 'This is not a time zone.',
  tooManyFeeds: 'You have 20 feeds. Revoke one first.',
  feedNameRequired: 'Name the feed.',
} as const;
