import { addDays } from '@rotunda/domain';
import { z } from 'zod';
import { call, fusionId, ifValid, isoDate, nameText, ok, unixSeconds, uuid } from './base.ts';
import { chamberSchema, documentTypeSchema } from './enums.ts';
import { CALENDAR_KINDS, CALENDAR_LIMITS, CALENDAR_TEXTS } from './values/calendar.ts';
import { LIMITS } from './values/limits.ts';

export const calendarKindSchema = z.enum(CALENDAR_KINDS);

const buildList = <Item extends z.ZodType>(item: Item) => z.array(item).max(LIMITS.filterValues).optional();

/**
 * Filters of events. An event matches a list when it has one of its values; an event without the property never
 * matches, and an empty list matches nothing. An absent list does not filter.
 */
const filters = {
  eventTypeCategories: buildList(calendarKindSchema),
  /** Committee hearings and markups; false leaves them out. */
  showCommitteeHearings: z.boolean().default(true),
  /**
   * Projects and tags of the action itself, or of the document behind a meeting or deadline; meetings also match those
   * of the bills they name.
   */
  projectIds: buildList(uuid),
  tagIds: buildList(uuid),
  isoCodes: buildList(z.string().max(20)),
  chambers: buildList(chamberSchema),
  /** fusionIds of committees. */
  committeeIds: buildList(fusionId),
};
export const calendarFiltersSchema = z.strictObject(filters);
export type CalendarFilters = z.infer<typeof calendarFiltersSchema>;

/** A day, or Unix seconds that are converted to their day in UTC. */
const dayOrSeconds = z.union([
  isoDate,
  unixSeconds
    .min(LIMITS.actionEarliest)
    .max(LIMITS.actionLatest)
    .transform((seconds) => new Date(seconds * 1000).toISOString().slice(0, 10)),
]);

export const calendarEventSchema = z.object({
  /** Unique among events and stable between calls. */
  eventId: z.string(),
  kind: calendarKindSchema,
  title: z.string(),
  /** First and last day: of a meeting, those at its place; of an action, those in the requested zone. */
  day: isoDate,
  lastDay: isoDate,
  /** Null if only the day is known. */
  startTs: unixSeconds.nullable(),
  /** Null if the source gives no end. */
  endTs: unixSeconds.nullable(),
  /** IANA zone of the place of a meeting with a time, in which the time is shown; null for the requested zone. */
  timeZone: z.string().nullable(),
  /** Document to open; null for actions and sessions. */
  document: z.object({ documentType: documentTypeSchema, fusionId }).nullable(),
  actionId: uuid.nullable(),
  isoCode: z.string().nullable(),
  chamber: chamberSchema.nullable(),
  /** Committees of a meeting, agencies of a rule, or the type of an action. */
  byline: z.string().nullable(),
  location: z.string().nullable(),
  /** `Scheduled`, `Rescheduled`, `Postponed`, `Canceled`, `Held`, or `Past` when a past meeting was only announced. */
  status: z.string().nullable(),
});
export type CalendarEvent = z.infer<typeof calendarEventSchema>;

export const calendarFeedSchema = z.object({
  _id: uuid,
  name: z.string(),
  filters: calendarFiltersSchema,
  createdAt: unixSeconds,
  lastReadAt: unixSeconds.nullable(),
});
export type CalendarFeed = z.infer<typeof calendarFeedSchema>;

export const calendarContract = {
  findEvents: call({ role: 'viewer', scope: 'read', impersonation: 'allowed' })
    .route({ method: 'POST', path: '/documents/cq/events', summary: 'Events of a range of days (CAL-01)' })
    .input(
      z
        .strictObject({
          startDate: dayOrSeconds,
          /** Inclusive. */
          endDate: dayOrSeconds,
          /** IANA name of the zone that determines the day of actions. */
          timeZone: z.string().max(64).default('UTC'),
          ...filters,
        })
        .refine(({ startDate, endDate }) => startDate <= endDate, {
          message: CALENDAR_TEXTS.endsFirst,
          path: ['endDate'],
          ...ifValid,
        })
        .refine(({ startDate, endDate }) => endDate < addDays(startDate, CALENDAR_LIMITS.days), {
          message: CALENDAR_TEXTS.rangeTooLong,
          path: ['endDate'],
          ...ifValid,
        }),
    )
    .output(
      z.object({
        /** Sorted by day; within a day, events without a time come first, then by time. */
        events: z.array(calendarEventSchema),
        /** There are more events than one response holds, and the later ones are left out. */
        isTruncated: z.boolean(),
        /** Committees that meet in the range, regardless of the committee filter. */
        committees: z.array(z.object({ fusionId, name: z.string() })),
      }),
    ),
  /** Lists the user's own feeds, newest first. The address of a feed is shown only once, when it is created. */
  // The user's own feeds: permission to read the product includes reading them there.
  findFeeds: call({ role: 'viewer', scope: 'read', impersonation: 'allowed' })
    .route({ method: 'GET', path: '/calendars/feeds' })
    .output(z.object({ results: z.array(calendarFeedSchema) })),
  // Anyone who knows the address can read the calendar without signing in, so support must not create one.
  createFeed: call({ role: 'viewer', scope: 'session', impersonation: 'refused' })
    .route({ method: 'POST', path: '/calendars/feeds', successStatus: 201 })
    .input(
      z.strictObject({
        name: nameText(CALENDAR_LIMITS.feedName, CALENDAR_TEXTS.feedNameRequired),
        filters: calendarFiltersSchema,
      }),
    )
    .output(calendarFeedSchema.extend({ path: z.string() })),
  revokeFeed: call({ role: 'viewer', scope: 'session', impersonation: 'refused' })
    .route({ method: 'DELETE', path: '/calendars/feeds/{id}' })
    .input(z.strictObject({ id: uuid }))
    .output(ok),
  /** Serves `/calendar/events/{secret}.ics` to calendar programs, which cannot sign in. The secret grants access. */
  // Calendar programs cannot sign in; the secret in the address grants access.
  readFeed: call({ role: 'public' })
    .route({ method: 'GET', path: '/calendar/events/{file}' })
    .input(z.strictObject({ file: z.string().max(200) }))
    .output(z.file()),
};
