import { z } from 'zod';
import {
  call,
  clearable,
  fusionId,
  ifValid,
  nameText,
  nothing,
  ok,
  selection,
  unixSeconds,
  uuid,
  versionNumber,
} from './base.ts';
import { linkedEntitySchema, linkedEntityUpdatesSchema } from './linked-entities.ts';
import { ACTION_PARTS, ACTION_SORTS, ACTION_TYPES } from './values/actions.ts';
import { LIMITS } from './values/limits.ts';
import { TEXTS } from './values/texts.ts';

export const actionTypeSchema = z.enum(ACTION_TYPES);

export const actionSchema = z.object({
  _id: uuid,
  name: z.string(),
  type: actionTypeSchema,
  summary: z.string().nullable(),
  startTime: unixSeconds,
  endTime: unixSeconds,
  /** Ids of users. */
  attendees: z.array(z.string()),
  linkedEntities: z.array(linkedEntitySchema),
  tags: z.array(uuid),
  /** Ids of the projects that the user can see. */
  projects: z.array(uuid),
  createdBy: z.string(),
  createdAt: unixSeconds,
  updatedAt: unixSeconds,
  /** Increments with every change; an update sends the version it is based on. */
  version: z.number().int(),
});
export type Action = z.infer<typeof actionSchema>;

/** Result of importing a calendar file. */
export const calendarImportSchema = z.object({
  created: z.number().int(),
  /** Imported before, and changed now by a newer version of the event. */
  updated: z.number().int(),
  /** Imported before, and named as canceled now. */
  canceled: z.number().int(),
  /** Imported before, in this version or a newer one. */
  skipped: z.number().int(),
  /** Number of events that could not be read. */
  faulty: z.number().int(),
  /** Why the first of those could not be read, with the line and the name of the event. */
  faults: z.array(z.string()),
  /** What else was not taken, such as the older dates of a series. */
  notes: z.array(z.string()),
});
export type CalendarImport = z.infer<typeof calendarImportSchema>;

/** Filters of actions (ACT-01). An action matches a list when it has any of its values. */
export const actionFiltersSchema = z.strictObject({
  textSearch: z.string().max(LIMITS.searchText).optional(),
  tags: z.array(uuid).max(LIMITS.filterValues).optional(),
  projects: z.array(uuid).max(LIMITS.filterValues).optional(),
  linkedEntities: z.array(linkedEntitySchema).max(LIMITS.filterValues).optional(),
  attendees: z.array(z.string().max(64)).max(LIMITS.filterValues).optional(),
  /** Matches actions that start at or after this time. */
  startTime: z.strictObject({ startTs: unixSeconds }).optional(),
  /** Matches actions that end at or before this time. */
  endTime: z.strictObject({ endTs: unixSeconds }).optional(),
  actionTypes: z.array(actionTypeSchema).max(LIMITS.filterValues).optional(),
  creators: z.array(z.string().max(64)).max(LIMITS.filterValues).optional(),
});
export type ActionFilters = z.infer<typeof actionFiltersSchema>;

/** Sorting and filtering of a list of actions. */
export const actionList = {
  sortBy: z.enum(ACTION_SORTS).default('startTime'),
  sortOrder: z.enum(['asc', 'desc']).default('desc'),
  /** Upcoming actions start now or later (ACT-01); without a part, both are returned. */
  part: z.enum(ACTION_PARTS).optional(),
  filters: actionFiltersSchema.default({}),
};

const name = nameText(LIMITS.actionName, TEXTS.actions.nameRequired);
const summary = clearable(z.string().max(LIMITS.actionSummary));
const time = unixSeconds
  .min(LIMITS.actionEarliest, TEXTS.actions.timeOutOfRange)
  .max(LIMITS.actionLatest, TEXTS.actions.timeOutOfRange);
const ids = z.array(z.string().max(64)).max(LIMITS.attendees);
const actionIds = z.array(uuid).max(LIMITS.bulkIds);
const tagIds = z.array(uuid).max(LIMITS.maxTags);
const projectIds = z.array(uuid).max(LIMITS.maxProjects);
const actions = z.object({ results: z.array(actionSchema), total: z.number().int() });
/** Error for an id in the body that differs from the id in the path. */
const OTHER_ID = 'This does not match the address of the request.';
const startsFirst = { message: TEXTS.actions.startAfterEnd, path: ['startTime'], ...ifValid };

export const actionsContract = {
  find: call({ role: 'viewer', scope: 'read', impersonation: 'allowed' })
    .route({ method: 'POST', path: '/actions/get-actions' })
    .input(
      z.strictObject({
        skip: z.number().int().min(0).default(0),
        limit: z.number().int().min(1).max(100).default(LIMITS.actionsPageSize),
        ...actionList,
      }),
    )
    .output(actions.extend({ upcoming: z.number().int(), past: z.number().int() })),
  get: call({ role: 'viewer', scope: 'read', impersonation: 'allowed' })
    .route({ method: 'GET', path: '/actions/{id}' })
    .input(z.strictObject({ id: uuid }))
    .output(actionSchema),
  create: call({ role: 'member', scope: 'write', impersonation: 'allowed' })
    .route({ method: 'POST', path: '/actions', successStatus: 201 })
    .input(
      z
        .strictObject({
          name,
          type: actionTypeSchema.default('meeting'),
          summary: summary.default(null),
          startTime: time,
          endTime: time,
          attendees: ids.default([]),
          linkedEntities: z.array(linkedEntitySchema).max(LIMITS.linkedEntities).default([]),
          tags: tagIds.default([]),
          projects: projectIds.default([]),
        })
        .refine(({ startTime, endTime }) => startTime <= endTime, startsFirst),
    )
    .output(actionSchema),
  /**
   * Updates only the fields that are sent. Fails with CONFLICT when `version` is given and is not current, so that no
   * unseen change is overwritten. Without it the last write wins.
   */
  update: call({ role: 'member', scope: 'write', impersonation: 'allowed' })
    .route({ method: 'PATCH', path: '/actions/{id}' })
    .input(
      z
        .strictObject({
          id: uuid,
          /** Must equal the id in the path. */
          _id: uuid.optional(),
          version: versionNumber.optional(),
          updates: z.strictObject({
            name: name.optional(),
            type: actionTypeSchema.optional(),
            summary: summary.optional(),
            startTime: time.optional(),
            endTime: time.optional(),
            attendees: ids.optional(),
            tags: tagIds.optional(),
            projects: projectIds.optional(),
            linkedEntities: linkedEntityUpdatesSchema.optional(),
          }),
        })
        .refine(({ id, _id }) => _id === undefined || _id === id, { message: OTHER_ID, path: ['_id'], ...ifValid }),
    )
    .output(actionSchema),
  delete: call({ role: 'member', scope: 'write', impersonation: 'allowed' })
    .route({ method: 'DELETE', path: '/actions' })
    .input(
      z.union([
        z.strictObject({ actionIds: selection(uuid, LIMITS.bulkIds) }),
        actionIds.transform((list) => ({ actionIds: list })),
      ]),
    )
    .output(z.object({ deletedIds: z.array(uuid) })),
  updateTags: call({ role: 'member', scope: 'write', impersonation: 'allowed' })
    .route({ method: 'PATCH', path: '/actions/tags' })
    .input(
      z.strictObject({
        selectedActions: selection(uuid, LIMITS.bulkIds),
        tagsAdded: tagIds.default([]),
        tagsRemoved: tagIds.default([]),
      }),
    )
    .output(actions),
  /** Counts the actions linked to each document, for cards and tabs. */
  countByEntity: call({ role: 'viewer', scope: 'read', impersonation: 'allowed' })
    .route({ method: 'POST', path: '/actions/count-by-entity' })
    .input(z.strictObject({ fusionIds: z.array(fusionId).max(LIMITS.bulkIds) }))
    .output(z.object({ results: z.array(z.object({ fusionId, count: z.number().int() })) })),
  /** Downloads one action for the user's own calendar, as iCalendar (RFC 5545). */
  download: call({ role: 'viewer', scope: 'exports', impersonation: 'allowed' })
    .route({ method: 'GET', path: '/actions/{id}/ics' })
    .input(z.strictObject({ id: uuid }))
    .output(z.file()),
  /**
   * Creates an action for each event of a calendar file. An event imported before is skipped, unless the file has a newer
   * version of it (RFC 5545 SEQUENCE, then LAST-MODIFIED, then DTSTAMP): then its action changes too, except where a user
   * has changed it since. The action of a canceled event stays and its name says so. A series without an end is read
   * from a year back to a year ahead. An event that cannot be read is left out and named; VALIDATION if none can be read.
   */
  importCalendar: call({ role: 'member', scope: 'write', impersonation: 'allowed' })
    .route({ method: 'POST', path: '/actions/import-ics' })
    .input(
      z.strictObject({
        ics: z.string().min(1).max(LIMITS.calendarFileCharacters, TEXTS.actions.calendarTooLarge),
        /** IANA name of the zone for all-day events and for times without a zone. */
        timeZone: z.string().max(64),
      }),
    )
    .output(calendarImportSchema),
  /**
   * Returns the user's private calendar feed; null without one. The address itself is shown only once, when the feed is
   * created.
   */
  // The user's own calendar: permission to read the product includes reading it there.
  getCalendarFeed: call({ role: 'viewer', scope: 'read', impersonation: 'allowed' })
    .route({ method: 'GET', path: '/calendar-feed' })
    .output(z.object({ feed: z.object({ createdAt: unixSeconds, lastReadAt: unixSeconds.nullable() }).nullable() })),
  /** Creates a new address; the previous one stops working. */
  // Anyone who knows the address can read the calendar without signing in, so support must not create one.
  createCalendarFeed: call({ role: 'viewer', scope: 'session', impersonation: 'refused' })
    .route({ method: 'POST', path: '/calendar-feed', successStatus: 201 })
    .input(nothing)
    .output(z.object({ path: z.string() })),
  revokeCalendarFeed: call({ role: 'viewer', scope: 'session', impersonation: 'refused' })
    .route({ method: 'DELETE', path: '/calendar-feed' })
    .input(nothing)
    .output(ok),
  /** Serves `/calendar/{secret}.ics` to calendar programs, which cannot sign in. The secret grants access. */
  // Calendar programs cannot sign in; the secret in the address grants access.
  readCalendarFeed: call({ role: 'public' })
    .route({ method: 'GET', path: '/calendar/{file}' })
    .input(z.strictObject({ file: z.string().max(200) }))
    .output(z.file()),
};
