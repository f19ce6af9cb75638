/** What the Calendars page shows, in the order in which its filter offers it. */
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
  /** Days from the first to the last of a range, both included: a month with the weeks it begins and ends in, and more. */
  days: 62,
  /** Events in one answer; the soonest. */
  events: 5000,
  /** Feeds a person can have at a time. */
  feeds: 20,
  feedName: 100,
  /** Days of the past and of the future in a feed. */
  feedPastDays: 31,
  feedFutureDays: 366,
  /** Events in a feed; the soonest. */
  feedEvents: 5000,
} as const;

export const CALENDAR_TEXTS = {
  rangeTooLong: 'Ask for at most 62 days.',
  endsFirst: 'The last day is before the first.',
  unknownZone: 'This is not a time zone.',
  tooManyFeeds: 'You have 20 feeds. Revoke one first.',
  feedNameRequired: 'Name the feed.',
} as const;
