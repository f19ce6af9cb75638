import type { CalendarFilters, CalendarKind } from '@rotunda/contract';
import { cqAgendas, cqRecords, cqSchedules, documents } from '@rotunda/database';
import { type HearingRecord, type IsoDate, getMeetingStatus } from '@rotunda/domain';
import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import { isOneOf } from '../../platform/database/is-one-of.ts';
import type { Viewer } from '../projects/index.ts';
import { isAgendaChosen, isChosen, isMeetingChosen } from './calendar-conditions.repository.ts';
import type { EventRange } from './event/event-range.ts';
import { NO_FACTS, type StoredEvent } from './event/stored-event.ts';

const facts = documents.facts;
const meetingTs = sql<number | null>`(${facts} ->> 'ts')::bigint`;
const meetingKind = sql<string>`${facts} ->> 'eventType'`;

/** Maps kinds of meetings to calendar kinds. */
const EVENT_TYPES: readonly [HearingRecord['eventType'], CalendarKind][] = [
  ['committee_hearing', 'hearing'],
  ['committee_markup', 'markup'],
  ['floor_session', 'session'],
];

/** Session with the date on which it starts or ends. */
export interface StoredSession {
  isoCode: string;
  session: string;
  sessionName: string | null;
  day: IsoDate;
  edge: 'begins' | 'ends';
}

/** Reads events of public documents and licensed feeds. Projects and tags are those of the viewer. */
export function createCalendarRepository(db: DatabaseHandle) {
  const meetingsWithin = (
    viewer: Viewer,
    filters: CalendarFilters,
    { firstDay, lastDay }: EventRange,
    kinds: readonly CalendarKind[],
  ) =>
    and(
      sql`${documents.documentType} = 'CQSchedules'`,
      // The stored day is that of the place, and a meeting is on the day it has there.
      sql`${documents.lastActionOn} between ${firstDay} and ${lastDay}`,
      sql`${meetingKind} = any(${sql.param(EVENT_TYPES.flatMap(([type, kind]) => (kinds.includes(kind) ? type : [])))}::text[])`,
      oneOf(documents.isoCode, filters.isoCodes),
      oneOf(documents.chamber, filters.chambers),
      isMeetingChosen(viewer, filters),
    );

  return {
    async findMeetings(
      viewer: Viewer,
      filters: CalendarFilters,
      range: EventRange,
      { kinds, limit }: { kinds: readonly CalendarKind[]; limit: number },
    ): Promise<StoredEvent[]> {
      const { committeeIds } = filters;
      const rows = await db
        .select({
          ...documentColumns,
          ts: meetingTs,
          kind: meetingKind,
          chamber: documents.chamber,
          status: documents.progress,
          byline: documents.byline,
          location: sql<string | null>`${facts} ->> 'location'`,
          day: documents.lastActionOn,
        })
        .from(documents)
        .where(
          and(
            meetingsWithin(viewer, filters, range, kinds),
            committeeIds === undefined
              ? undefined
              : sql`exists (select 1 from jsonb_array_elements(${facts} -> 'committees') c
                  where c ->> 'fusionId' = any(${sql.param(committeeIds)}::text[]))`,
          ),
        )
        .orderBy(asc(documents.lastActionOn), sql`${meetingTs} nulls first`, asc(documents.documentId))
        .limit(limit);
      return rows.map(({ fusionId, ts, kind, ...row }) => ({
        ...NO_FACTS,
        ...row,
        eventId: fusionId,
        kind: kindOfMeeting(kind),
        // PostgreSQL returns computed seconds as text.
        startTs: ts === null ? null : Number(ts),
        document: { documentType: 'CQSchedules' as const, fusionId },
      }));
    },

    /** Returns the committees of the meetings, by name. */
    async findCommittees(
      viewer: Viewer,
      filters: CalendarFilters,
      range: EventRange,
      kinds: readonly CalendarKind[],
    ): Promise<{ fusionId: string; name: string }[]> {
      const { rows } = await db.execute<{ fusionId: string; name: string }>(sql`
        select c ->> 'fusionId' as "fusionId", min(c ->> 'name') as name
        from ${documents}, jsonb_array_elements(${facts} -> 'committees') c
        where ${meetingsWithin(viewer, filters, range, kinds)} and c ? 'fusionId'
        group by 1 order by 2, 1`);
      return rows;
    },

    async findDeadlines(
      viewer: Viewer,
      filters: CalendarFilters,
      { firstDay, lastDay }: EventRange,
      limit: number,
    ): Promise<StoredEvent[]> {
      const rows = await db
        .select({
          ...documentColumns,
          day: documents.commentEndDate,
          byline: sql<string | null>`(
            select string_agg(a ->> 'name', ', ') from jsonb_array_elements(${facts} -> 'agencies') a)`,
          isWithdrawn: sql<boolean>`coalesce((${facts} ->> 'withdrawn')::boolean, false)`,
        })
        .from(documents)
        .where(
          and(
            eq(documents.documentType, 'Regulation'),
            sql`${documents.commentEndDate} between ${firstDay} and ${lastDay}`,
            oneOf(documents.isoCode, filters.isoCodes),
            isChosen(viewer, filters),
          ),
        )
        .orderBy(asc(documents.commentEndDate), asc(documents.documentId))
        .limit(limit);
      return rows.map(({ fusionId, isWithdrawn, ...row }) => ({
        ...NO_FACTS,
        ...row,
        eventId: `deadline-${fusionId}`,
        kind: 'comment_deadline' as const,
        document: { documentType: 'Regulation' as const, fusionId },
        status: isWithdrawn ? 'Withdrawn' : null,
      }));
    },

    /** Returns sessions that start or end in the range, as stated by their bills. */
    async findSessions({ isoCodes }: CalendarFilters, { firstDay, lastDay }: EventRange): Promise<StoredSession[]> {
      const begin = sql`${facts} ->> 'sessionStartOn'`;
      const edge = (day: SQL, word: StoredSession['edge'], states: SQL) => sql`
        select ${documents.isoCode} as "isoCode", ${documents.session} as session,
          max(${documents.sessionName}) as "sessionName", ${day} as day, ${word} as edge
        from ${documents}
        where ${and(
          states,
          sql`${day} between ${firstDay} and ${lastDay}`,
          sql`${documents.isoCode} is not null and ${documents.session} is not null`,
          oneOf(documents.isoCode, isoCodes),
        )}
        group by ${documents.isoCode}, ${documents.session}, ${day}`;
      const { rows } = await db.execute<{ [K in keyof StoredSession]: StoredSession[K] }>(sql`
        ${edge(begin, 'begins', sql`${facts} ? 'sessionStartOn'`)}
        union all
        ${edge(sql`${documents.sessionEndOn}::text`, 'ends', sql`${documents.sessionEndOn} between ${firstDay} and ${lastDay}`)}
        order by day, "isoCode", session`);
      return rows;
    },

    /**
     * Returns agendas of licensed schedules; the caller checks that the organization is entitled to them.
     * @param range in the time of Washington
     */
    async findAgendas(
      viewer: Viewer,
      filters: CalendarFilters,
      { firstDay, lastDay, fromTs, untilTs }: EventRange,
      limit: number,
    ): Promise<StoredEvent[]> {
      const ts = sql<number>`coalesce(${cqAgendas.agendaTs}, ${cqSchedules.displayTs})`;
      const hasTime = sql<boolean>`case when ${cqAgendas.agendaTs} is null then ${cqSchedules.hasDisplayTime}
        else ${cqAgendas.hasAgendaTime} end`;
      const dayTs = (day: IsoDate) => Date.parse(`${day}T00:00:00Z`) / 1000;
      const rows = await db
        .select({
          recordId: cqSchedules.recordId,
          agendaId: cqAgendas.agendaId,
          title: cqSchedules.title,
          type: sql<string | null>`coalesce(${cqAgendas.agendaType}, ${cqSchedules.scheduleType})`,
          sponsors: cqSchedules.sponsors,
          location: cqAgendas.location,
          ts,
          hasTime,
          updatedTs: cqRecords.fetchedTs,
        })
        .from(cqSchedules)
        .innerJoin(cqRecords, eq(cqRecords.fusionId, cqSchedules.recordId))
        .leftJoin(cqAgendas, eq(cqAgendas.scheduleId, cqSchedules.scheduleId))
        .where(
          and(
            sql`case when ${hasTime} then ${ts} >= ${fromTs} and ${ts} < ${untilTs}
              else ${ts} between ${dayTs(firstDay)} and ${dayTs(lastDay)} end`,
            isAgendaChosen(viewer, filters, sql`${cqAgendas.bills}`),
          ),
        )
        .orderBy(ts, asc(cqSchedules.scheduleId), asc(cqAgendas.agendaId))
        .limit(limit);
      return rows.map(({ recordId, agendaId, title, type, sponsors, location, ...row }) => ({
        ...NO_FACTS,
        title,
        location,
        updatedTs: row.updatedTs,
        isoCode: 'us',
        status: getMeetingStatus({ title }) ?? null,
        eventId: agendaId === null ? recordId : `${recordId} ${agendaId}`,
        kind: kindOfType(type),
        day: row.hasTime ? null : new Date(Number(row.ts) * 1e3).toISOString().slice(0, 10),
        startTs: row.hasTime ? Number(row.ts) : null,
        document: {
          documentType: 'CQSchedules' as const,
          fusionId: recordId,
        },
        byline: sponsors.join(', ') || null,
      }));
    },
  };
}

const documentColumns = {
  fusionId: documents.fusionId,
  title: documents.title,
  isoCode: documents.isoCode,
  version: documents.version,
  updatedTs: documents.updatedTs,
};

function oneOf(column: PgColumn, values: readonly string[] | undefined): SQL | undefined {
  return values === undefined ? undefined : isOneOf(column, values);
}

function kindOfMeeting(eventType: string): CalendarKind {
  return EVENT_TYPES.find(([type]) => type === eventType)?.[1] ?? 'hearing';
}

/** Maps the feed's many event types: anything that is neither a hearing nor a markup is an event. */
function kindOfType(type: string | null): CalendarKind {
  if (/\bmark[\s-]?up\b/i.test(type ?? '')) return 'markup';
  return /\bhearing\b/i.test(type ?? '') ? 'hearing' : 'event';
}
