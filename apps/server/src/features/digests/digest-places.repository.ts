import { digestPlaces, digestStarts, documentNews, member, organization, searchAlertMatches } from '@rotunda/database';
import type { UnixSeconds } from '@rotunda/domain';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import { DIGEST_FREQUENCIES, DIGEST_KINDS, type DigestFrequency, type DigestKind } from '@rotunda/contract';
import type { DigestZone } from './sending/digest-slots.ts';
import { hasHourlyEmails } from './subscribed-projects.repository.ts';

/** Reader of one kind of digest. */
export interface DigestReader {
  organizationId: string;
  userId: string;
  kind: DigestKind;
}

export interface DigestPlace {
  frequency: DigestFrequency;
  lastReportedNumber: number;
  lastReportedTs: UnixSeconds;
}

/** A member without a position joined within this time, unless digests are new in this installation. */
const NEW_SECONDS = 3600;

/** SQL for an organization's highest number of each kind from before the given second. */
const NEWEST_BEFORE: Readonly<Record<DigestKind, (organizationId: SQL, before: SQL) => SQL>> = {
  alerts: (organizationId, before) => sql`(select a.delivery_number from ${searchAlertMatches} a
    where a.organization_id = ${organizationId} and a.delivery_number is not null and a.matched_ts < ${before}
    order by a.delivery_number desc limit 1)`,
  updates: (_, before) => sql`(select n.news_id from ${documentNews} n
    where n.created_ts < ${before} order by n.news_id desc limit 1)`,
};

/** Stores the position up to which each reader has been told, by kind and frequency. */
export function createDigestPlacesRepository(tx: DatabaseHandle) {
  return {
    /** Returns when each organization's digests are sent. */
    async findZones(): Promise<(DigestZone & { organizationId: string })[]> {
      return tx
        .select({
          organizationId: organization.id,
          timeZone: organization.timeZone,
          weeklyDigestDay: organization.weeklyDigestDay,
        })
        .from(organization);
    },

    async findZone(organizationId: string): Promise<DigestZone | null> {
      const zones = await tx
        .select({ timeZone: organization.timeZone, weeklyDigestDay: organization.weeklyDigestDay })
        .from(organization)
        .where(sql`${organization.id} = ${organizationId}`);
      return zones[0] ?? null;
    },

    /**
     * Adds positions for members without one, starting at what comes after they joined. Hourly positions exist only
     * with their flag and start at the 4-Hourly one, so that switching the flag loses nothing.
     */
    async addMissing(nowTs: UnixSeconds): Promise<void> {
      const joined = sql`greatest(extract(epoch from m.created_at)::bigint, ${nowTs}::bigint - ${NEW_SECONDS}::bigint)`;
      for (const kind of DIGEST_KINDS) {
        const begun = NEWEST_BEFORE[kind](sql`m.organization_id`, joined);
        await tx.execute(sql`
          insert into ${digestPlaces} (organization_id, user_id, kind, frequency, last_reported_number, last_reported_ts)
          select m.organization_id, m.user_id, ${kind}, f.frequency,
            coalesce(four.last_reported_number, ${begun}, 0), coalesce(four.last_reported_ts, ${nowTs}::bigint)
          from ${member} m cross join unnest(${sql.param([...DIGEST_FREQUENCIES])}::text[]) as f(frequency)
            left join ${digestPlaces} four on f.frequency = 'Hourly' and four.organization_id = m.organization_id
              and four.user_id = m.user_id and four.kind = ${kind} and four.frequency = '4-Hourly'
          where (f.frequency <> 'Hourly' or ${hasHourlyEmails(sql`m.organization_id`)})
            and not exists (select from ${digestPlaces} d where d.organization_id = m.organization_id
              and d.user_id = m.user_id and d.kind = ${kind} and d.frequency = f.frequency)
          on conflict do nothing`);
      }
    },

    /**
     * Removes positions of people who left, and Hourly ones whose flag is off; the 4-Hourly ones continue from an
     * earlier number.
     */
    async removeSpent(): Promise<void> {
      await tx.execute(sql`
        delete from ${digestPlaces} d
        where not exists (select from ${member} m where m.organization_id = d.organization_id and m.user_id = d.user_id)
          or (d.frequency = 'Hourly' and not ${hasHourlyEmails(sql`d.organization_id`)})`);
    },

    /**
     * Locks the reader's positions until the transaction ends, so that a second worker waits and then finds nothing
     * due.
     */
    async lock({ organizationId, userId, kind }: DigestReader): Promise<DigestPlace[]> {
      const { rows } = await tx.execute<{
        frequency: DigestFrequency;
        lastReportedNumber: string;
        lastReportedTs: string;
      }>(sql`
        select frequency, last_reported_number as "lastReportedNumber", last_reported_ts as "lastReportedTs" from ${digestPlaces}
        where organization_id = ${organizationId} and user_id = ${userId} and kind = ${kind}
        order by frequency for update`);
      return rows.map(getPlace);
    },

    /** Like `lock`, without locking. */
    async find({ organizationId, userId, kind }: DigestReader): Promise<DigestPlace[]> {
      const { rows } = await tx.execute<{
        frequency: DigestFrequency;
        lastReportedNumber: string;
        lastReportedTs: string;
      }>(sql`
        select frequency, last_reported_number as "lastReportedNumber", last_reported_ts as "lastReportedTs" from ${digestPlaces}
        where organization_id = ${organizationId} and user_id = ${userId} and kind = ${kind}
        order by frequency`);
      return rows.map(getPlace);
    },

    /** Marks everything up to the number as told, in the projects that were searched. */
    async advance(
      { organizationId, userId, kind }: DigestReader,
      slots: readonly { frequency: DigestFrequency; slotTs: UnixSeconds }[],
      { lastReportedNumber, projectIds }: { lastReportedNumber: number; projectIds: readonly string[] },
    ): Promise<void> {
      await tx.execute(sql`
        update ${digestPlaces} d set last_reported_number = greatest(d.last_reported_number, ${lastReportedNumber}::bigint), last_reported_ts = s.slot_ts
        from unnest(${sql.param(slots.map(({ frequency }) => frequency))}::text[],
          ${sql.param(slots.map(({ slotTs }) => slotTs))}::bigint[]) as s(frequency, slot_ts)
        where d.organization_id = ${organizationId} and d.user_id = ${userId} and d.kind = ${kind}
          and d.frequency = s.frequency`);
      await tx.execute(sql`
        delete from ${digestStarts} where organization_id = ${organizationId} and user_id = ${userId} and kind = ${kind}
          and project_id = any(${sql.param([...projectIds])}::uuid[])`);
    },

    /** Sets the number from which the reader is told about a project, replacing any previous one. */
    async setStart(reader: DigestReader, projectId: string, lastReportedNumber: number): Promise<void> {
      await tx
        .insert(digestStarts)
        .values({ ...reader, projectId, lastReportedNumber })
        .onConflictDoUpdate({
          target: [digestStarts.organizationId, digestStarts.userId, digestStarts.kind, digestStarts.projectId],
          set: { lastReportedNumber },
        });
    },

    /** Like `setStart`, unless a start is already stored. */
    async addStart(reader: DigestReader, projectId: string, lastReportedNumber: number): Promise<void> {
      await tx
        .insert(digestStarts)
        .values({ ...reader, projectId, lastReportedNumber })
        .onConflictDoNothing();
    },

    async forgetStart({ organizationId, userId, kind }: DigestReader, projectId: string): Promise<void> {
      await tx
        .delete(digestStarts)
        .where(
          and(
            eq(digestStarts.organizationId, organizationId),
            eq(digestStarts.userId, userId),
            eq(digestStarts.kind, kind),
            eq(digestStarts.projectId, projectId),
          ),
        );
    },

    /** Returns the highest number of a kind, 0 if there is none. */
    async newest(kind: DigestKind): Promise<number> {
      const column = kind === 'alerts' ? sql`delivery_number` : sql`news_id`;
      const table = kind === 'alerts' ? searchAlertMatches : documentNews;
      const { rows } = await tx.execute<{ newest: string }>(
        sql`select greatest(max(${column}), 0) as newest from ${table}`,
      );
      return Number(rows[0]?.newest ?? 0);
    },
  };
}

function getPlace({
  frequency,
  lastReportedNumber,
  lastReportedTs,
}: {
  frequency: DigestFrequency;
  lastReportedNumber: string;
  lastReportedTs: string;
}) {
  return { frequency, lastReportedNumber: Number(lastReportedNumber), lastReportedTs: Number(lastReportedTs) };
}
