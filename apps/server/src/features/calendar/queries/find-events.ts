import {
  ACTION_TYPE_LABELS,
  actionTypeSchema,
  CALENDAR_KINDS,
  CALENDAR_LIMITS,
  CALENDAR_TEXTS,
  type CalendarEvent,
  type CalendarFilters,
  type CalendarKind,
} from '@rotunda/contract';
import { findJurisdiction, isTimeZone, type IsoDate, timeZoneOfJurisdiction } from '@rotunda/domain';
import { AppError } from '../../../platform/app-error.ts';
import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import type { Actor } from '../../../platform/request-context.ts';
import { createActionsRepository } from '../../actions/index.ts';
import { isEntitled } from '../../cq/index.ts';
import type { CalendarDeps } from '../calendar.deps.ts';
import { createCalendarRepository, type StoredSession } from '../calendar.repository.ts';
import { type EventRange, eventRange } from '../event/event-range.ts';
import { dayOfEvent, presentEvent } from '../event.presenter.ts';
import { NO_FACTS, type StoredEvent } from '../event/stored-event.ts';

/** User whose visible projects, visible actions and licenses determine the events. */
export type Reader = Pick<Actor, 'organizationId' | 'userId' | 'role'>;

export interface EventsRequest extends CalendarFilters {
  startDate: IsoDate;
  endDate: IsoDate;
  timeZone: string;
}

export interface FoundEvents {
  events: CalendarEvent[];
  isTruncated: boolean;
  committees: { fusionId: string; name: string }[];
}

/**
 * Returns the events in the date range, soonest first.
 * @throws AppError VALIDATION for an unknown zone
 */
export async function findEvents(
  { database, clock }: Pick<CalendarDeps, 'database' | 'clock'>,
  reader: Reader,
  { startDate, endDate, timeZone, ...filters }: EventsRequest,
): Promise<FoundEvents> {
  if (!isTimeZone(timeZone)) {
    throw new AppError('VALIDATION', { data: { fields: { timeZone: CALENDAR_TEXTS.unknownZone } } });
  }
  const range = eventRange(startDate, endDate, timeZone);
  const meetings = wantedKinds(filters).filter((kind) => MEETING_KINDS.has(kind));
  const [stored, committees] = await Promise.all([
    findStoredEvents(database, reader, filters, range, CALENDAR_LIMITS.events + 1),
    meetings.length === 0 ? [] : createCalendarRepository(database).findCommittees(reader, filters, range, meetings),
  ]);
  return {
    events: stored.slice(0, CALENDAR_LIMITS.events).map((event) => presentEvent(event, range, clock.nowMs())),
    isTruncated: stored.length > CALENDAR_LIMITS.events,
    committees,
  };
}

/**
 * Kinds of public meetings. A session here is a sitting of a chamber; first and last days of sessions come from bills.
 */
const MEETING_KINDS: ReadonlySet<CalendarKind> = new Set(['hearing', 'markup', 'session']);

/** Returns the earliest events of a range, by day and time. */
export async function findStoredEvents(
  database: DatabaseHandle,
  reader: Reader,
  filters: CalendarFilters,
  range: EventRange,
  limit: number,
): Promise<StoredEvent[]> {
  const kinds = wantedKinds(filters);
  const wants = (...some: CalendarKind[]) => some.some((kind) => kinds.includes(kind));
  const { projectIds, tagIds, isoCodes, chambers, committeeIds } = filters;
  const isOfNoChamber = chambers === undefined && committeeIds === undefined;
  const isOfNobody = isOfNoChamber && projectIds === undefined && tagIds === undefined;
  const isLicensed = isOfNoChamber && tagIds === undefined && (isoCodes === undefined || isoCodes.includes('us'));
  const repository = createCalendarRepository(database);
  const [meetings, agendas, deadlines, sessions, actions] = await Promise.all([
    wants(...MEETING_KINDS) ? repository.findMeetings(reader, filters, range, { kinds, limit }) : [],
    isLicensed && wants('hearing', 'markup', 'event') && (await isEntitled(database, reader))
      ? repository.findAgendas(reader, filters, rangeInWashington(range), limit)
      : [],
    isOfNoChamber && wants('comment_deadline') ? repository.findDeadlines(reader, filters, range, limit) : [],
    isOfNobody && wants('session') ? repository.findSessions(filters, range) : [],
    isOfNoChamber && isoCodes === undefined && wants('action')
      ? findActions(database, reader, filters, range, limit)
      : [],
  ]);
  const ofKind = agendas.filter(({ kind }) => kinds.includes(kind));
  const dated = [...meetings, ...ofKind, ...deadlines, ...sessions.map(eventOfSession), ...actions];
  return inOrder(dated, range).slice(0, limit);
}

/** Returns the same days where the meetings of the licensed feed are, which covers Congress. */
function rangeInWashington({ firstDay, lastDay }: EventRange): EventRange {
  return eventRange(firstDay, lastDay, timeZoneOfJurisdiction('us'));
}

function wantedKinds({ eventTypeCategories, showCommitteeHearings }: CalendarFilters): CalendarKind[] {
  const isWanted = (kind: CalendarKind) => eventTypeCategories?.includes(kind) ?? true;
  const isShown = (kind: CalendarKind) => showCommitteeHearings || (kind !== 'hearing' && kind !== 'markup');
  return CALENDAR_KINDS.filter((kind) => isWanted(kind) && isShown(kind));
}

async function findActions(
  database: DatabaseHandle,
  reader: Reader,
  { projectIds, tagIds }: CalendarFilters,
  range: EventRange,
  limit: number,
): Promise<StoredEvent[]> {
  // An empty filter means no filter for a list of actions, but here it matches nothing.
  if (projectIds?.length === 0 || tagIds?.length === 0) return [];
  const chosen = {
    ...(projectIds === undefined ? {} : { projects: projectIds }),
    ...(tagIds === undefined ? {} : { tags: tagIds }),
  };
  const rows = await createActionsRepository(database).findWithin(reader, chosen, range, limit);
  return rows.map((row) => ({
    ...NO_FACTS,
    eventId: `action-${row.actionId}`,
    kind: 'action' as const,
    title: row.name,
    startTs: row.startTs,
    endTs: row.endTs,
    actionId: row.actionId,
    byline: ACTION_TYPE_LABELS[actionTypeSchema.parse(row.actionType)],
    version: row.version,
    updatedTs: row.updatedTs,
  }));
}

function eventOfSession({ isoCode, session, sessionName, day, edge }: StoredSession): StoredEvent {
  const place = findJurisdiction(isoCode)?.name ?? isoCode;
  return {
    ...NO_FACTS,
    eventId: `session-${isoCode}-${session}-${edge}`,
    kind: 'session',
    title: `${place}: ${sessionName ?? session} ${edge}`,
    day,
    isoCode,
    updatedTs: 0,
  };
}

function inOrder(events: readonly StoredEvent[], range: EventRange): StoredEvent[] {
  const keyed = events.map((event) => {
    return {
      event,
      key: `${dayOfEvent(event, range)} ${String(event.startTs ?? 0).padStart(12, '0')} ${event.eventId}`,
    };
  });
  return keyed.toSorted((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key))).map(({ event }) => event);
}
