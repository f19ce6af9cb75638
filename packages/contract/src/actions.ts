import { z } from 'zod';
import {
  call,
  clearable,
  fusionId,
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
  /** Users. */
  attendees: z.array(z.string()),
  linkedEntities: z.array(linkedEntitySchema),
  /** Ids of tags. */
  tags: z.array(uuid),
  /** Ids of projects the person sees. */
  projects: z.array(uuid),
  createdBy: z.string(),
  createdAt: unixSeconds,
  updatedAt: unixSeconds,
  /** Grows with every change; an update names the one it began from. */
  version: z.number().int(),
});
export type Action = z.infer<typeof actionSchema>;

/** S1 §3. An action passes a list when it has any of its values. */
export const actionFiltersSchema = z.strictObject({
  textSearch: z.string().max(LIMITS.searchText).optional(),
  tags: z.array(uuid).max(LIMITS.filterValues).optional(),
  projects: z.array(uuid).max(LIMITS.filterValues).optional(),
  linkedEntities: z.array(linkedEntitySchema).max(LIMITS.filterValues).optional(),
  attendees: z.array(z.string().max(64)).max(LIMITS.filterValues).optional(),
  /** Starts at or after. */
  startTime: z.strictObject({ startTs: unixSeconds }).optional(),
  /** Ends at or before. */
  endTime: z.strictObject({ endTs: unixSeconds }).optional(),
  actionTypes: z.array(actionTypeSchema).max(LIMITS.filterValues).optional(),
  creators: z.array(z.string().max(64)).max(LIMITS.filterValues).optional(),
});
export type ActionFilters = z.infer<typeof actionFiltersSchema>;

/** Which actions a list shows, in which order. */
export const actionList = {
  sortBy: z.enum(ACTION_SORTS).default('startTime'),
  sortOrder: z.enum(['asc', 'desc']).default('desc'),
  /** Upcoming actions start now or later (S1 §4); both when absent. */
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
const tagIds = z.array(uuid).max(LIMITS.tagsAtOnce);
const projectIds = z.array(uuid).max(LIMITS.projectsAtOnce);
const actions = z.object({ results: z.array(actionSchema), total: z.number().int() });
/** Of an id in the body that is not the one in the address. */
const OTHER_ID = 'This is not the id in the address.';
const startsFirst = { message: TEXTS.actions.startAfterEnd, path: ['startTime'] };

export const actionsContract = {
  find: call
    .route({ method: 'POST', path: '/actions/get-actions' })
    .input(
      z.strictObject({
        skip: z.number().int().min(0).default(0),
        limit: z.number().int().min(1).max(100).default(LIMITS.actionsPageSize),
        ...actionList,
      }),
    )
    .output(actions.extend({ upcoming: z.number().int(), past: z.number().int() })),
  get: call
    .route({ method: 'GET', path: '/actions/{id}' })
    .input(z.strictObject({ id: uuid }))
    .output(actionSchema),
  create: call
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
   * Only what differs is sent. CONFLICT when `version` is given and not the current one any more: nothing is overwritten
   * unseen. Without it the last writer wins.
   */
  update: call
    .route({ method: 'PATCH', path: '/actions/{id}' })
    .input(
      z
        .strictObject({
          id: uuid,
          /** The same id as in the address. */
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
        .refine(({ id, _id }) => _id === undefined || _id === id, { message: OTHER_ID, path: ['_id'] }),
    )
    .output(actionSchema),
  delete: call
    .route({ method: 'DELETE', path: '/actions' })
    .input(
      z.union([
        z.strictObject({ actionIds: selection(uuid, LIMITS.bulkIds) }),
        actionIds.transform((list) => ({ actionIds: list })),
      ]),
    )
    .output(z.object({ deletedIds: z.array(uuid) })),
  updateTags: call
    .route({ method: 'PATCH', path: '/actions/tags' })
    .input(
      z.strictObject({
        selectedActions: selection(uuid, LIMITS.bulkIds),
        tagsAdded: tagIds.default([]),
        tagsRemoved: tagIds.default([]),
      }),
    )
    .output(actions),
  /** How many actions are linked to each document: figures on cards and tabs. */
  countByEntity: call
    .route({ method: 'POST', path: '/actions/count-by-entity' })
    .input(z.strictObject({ fusionIds: z.array(fusionId).max(LIMITS.bulkIds) }))
    .output(z.object({ results: z.array(z.object({ fusionId, count: z.number().int() })) })),
  /** One action for the person's own calendar, as iCalendar (RFC 5545). */
  download: call
    .route({ method: 'GET', path: '/actions/{id}/ics' })
    .input(z.strictObject({ id: uuid }))
    .output(z.file()),
  /**
   * Makes an action of each event of a calendar file. An event imported before is passed over, whatever has become of
   * its action since. VALIDATION names the event that cannot be read; then nothing is imported.
   */
  importCalendar: call
    .route({ method: 'POST', path: '/actions/import-ics' })
    .input(
      z.strictObject({
        ics: z.string().min(1).max(LIMITS.calendarFileCharacters, TEXTS.actions.calendarTooLarge),
        /** IANA name: for days and for times that state no zone. */
        timeZone: z.string().max(64),
      }),
    )
    .output(z.object({ created: z.number().int(), skipped: z.number().int() })),
  /** The person's private calendar feed; null without one. The address itself is shown once, when it is made. */
  getCalendarFeed: call
    .route({ method: 'GET', path: '/calendar-feed' })
    .output(z.object({ feed: z.object({ createdAt: unixSeconds, lastReadAt: unixSeconds.nullable() }).nullable() })),
  /** A new address; the one before stops answering. */
  createCalendarFeed: call
    .route({ method: 'POST', path: '/calendar-feed', successStatus: 201 })
    .input(nothing)
    .output(z.object({ path: z.string() })),
  revokeCalendarFeed: call.route({ method: 'DELETE', path: '/calendar-feed' }).input(nothing).output(ok),
  /** `/calendar/{secret}.ics`: for calendar programs, which cannot sign in. The secret is the permission. */
  readCalendarFeed: call
    .route({ method: 'GET', path: '/calendar/{file}' })
    .input(z.strictObject({ file: z.string().max(200) }))
    .output(z.file()),
};
