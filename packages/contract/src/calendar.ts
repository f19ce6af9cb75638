import { addDays } from '@rotunda/domain';
import { z } from 'zod';
import { call, fusionId, isoDate, nameText, ok, unixSeconds, uuid } from './base.ts';
import { chamberSchema, documentTypeSchema } from './enums.ts';
import { CALENDAR_KINDS, CALENDAR_LIMITS, CALENDAR_TEXTS } from './values/calendar.ts';
import { LIMITS } from './values/limits.ts';

export const calendarKindSchema = z.enum(CALENDAR_KINDS);

const listOf = <Item extends z.ZodType>(item: Item) => z.array(item).max(LIMITS.filterValues).optional();

/**
 * An event passes a list when it has one of its values; what has no such fact does not pass, and an empty list lets
 * nothing pass. A list that is absent asks for nothing.
 */
const filters = {
  eventTypeCategories: listOf(calendarKindSchema),
  /** Hearings and markups of committees; false leaves them out. */
  showCommitteeHearings: z.boolean().default(true),
  /** Of an action its own, of a meeting and of a deadline the document's, of a meeting also those of the bills it names. */
  projectIds: listOf(uuid),
  tagIds: listOf(uuid),
  isoCodes: listOf(z.string().max(20)),
  chambers: listOf(chamberSchema),
  /** Committees by fusionId. */
  committeeIds: listOf(fusionId),
};
export const calendarFiltersSchema = z.strictObject(filters);
export type CalendarFilters = z.infer<typeof calendarFiltersSchema>;

/** A day, or seconds since 1970, of which the day in UTC counts. */
const dayOrSeconds = z.union([
  isoDate,
  unixSeconds
    .min(LIMITS.actionEarliest)
    .max(LIMITS.actionLatest)
    .transform((seconds) => new Date(seconds * 1000).toISOString().slice(0, 10)),
]);

export const calendarEventSchema = z.object({
  /** Unique among events, the same at each call. */
  eventId: z.string(),
  kind: calendarKindSchema,
  title: z.string(),
  /** First and last day, in the zone asked for where the event has a time; a day without a time is in no zone. */
  day: isoDate,
  lastDay: isoDate,
  /** Null where only the day is known. */
  startTs: unixSeconds.nullable(),
  /** Null where the source states no end. */
  endTs: unixSeconds.nullable(),
  /** The document to open; null for actions and sessions. */
  document: z.object({ documentType: documentTypeSchema, fusionId }).nullable(),
  actionId: uuid.nullable(),
  isoCode: z.string().nullable(),
  chamber: chamberSchema.nullable(),
  /** Committees of a meeting, agencies of a rule, the kind of an action. */
  byline: z.string().nullable(),
  location: z.string().nullable(),
  /** `Scheduled`, `Postponed`, `Canceled`; as published. */
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
  findEvents: call
    .route({ method: 'POST', path: '/documents/cq/events', summary: 'Events of a range of days (CAL-01, S1 §7)' })
    .input(
      z
        .strictObject({
          startDate: dayOrSeconds,
          /** Included. */
          endDate: dayOrSeconds,
          /** IANA name: where events with a time belong to which day. */
          timeZone: z.string().max(64).default('UTC'),
          ...filters,
        })
        .refine(({ startDate, endDate }) => startDate <= endDate, {
          message: CALENDAR_TEXTS.endsFirst,
          path: ['endDate'],
        })
        .refine(({ startDate, endDate }) => endDate < addDays(startDate, CALENDAR_LIMITS.days), {
          message: CALENDAR_TEXTS.rangeTooLong,
          path: ['endDate'],
        }),
    )
    .output(
      z.object({
        /** By day; of one day those without a time first, then by time. */
        events: z.array(calendarEventSchema),
        /** There are more than one answer holds: the later ones are left out. */
        isTruncated: z.boolean(),
        /** Committees that meet in the range, whatever the filter of committees says. */
        committees: z.array(z.object({ fusionId, name: z.string() })),
      }),
    ),
  /** The person's own feeds, newest first. The address of one is shown once, when it is made. */
  findFeeds: call
    .route({ method: 'GET', path: '/calendars/feeds' })
    .output(z.object({ results: z.array(calendarFeedSchema) })),
  createFeed: call
    .route({ method: 'POST', path: '/calendars/feeds', successStatus: 201 })
    .input(
      z.strictObject({
        name: nameText(CALENDAR_LIMITS.feedName, CALENDAR_TEXTS.feedNameRequired),
        filters: calendarFiltersSchema,
      }),
    )
    .output(calendarFeedSchema.extend({ path: z.string() })),
  revokeFeed: call
    .route({ method: 'DELETE', path: '/calendars/feeds/{id}' })
    .input(z.strictObject({ id: uuid }))
    .output(ok),
  /** `/calendar/events/{secret}.ics`: for calendar programs, which cannot sign in. The secret is the permission. */
  readFeed: call
    .route({ method: 'GET', path: '/calendar/events/{file}' })
    .input(z.strictObject({ file: z.string().max(200) }))
    .output(z.file()),
};
