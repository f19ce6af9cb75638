import { documents, hearingCommittees, personRelations } from '@rotunda/database';
import type { Chamber, IsoDate, PersonRecord, RoleFact } from '@rotunda/domain';
import { and, eq, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import { isOneOf } from '../../platform/database/is-one-of.ts';

export interface Subcommittee {
  fusionId: string;
  name: string;
  memberCount: number;
}

/** What a committee shows of a person. */
export interface MemberPerson {
  fusionId: string;
  fullSourceId: string;
  photoUrl: string | null;
  roles: readonly RoleFact[];
  parties: NonNullable<PersonRecord['parties']>;
}

export interface StoredStaffer {
  fusionId: string;
  fullName: string;
  roles: readonly RoleFact[];
}

export interface MeetingIds {
  documentIds: number[];
  total: number;
}

const isPerson = eq(documents.documentType, sql`'Person'`);
const isCommittee = eq(documents.documentType, sql`'Committee'`);

// Roles and parties of a person are written from RoleFact and PersonRecord by the store and by nothing else.
const roles = sql<RoleFact[]>`coalesce(${documents.facts} -> 'roles', '[]')`;
const parties = sql<NonNullable<PersonRecord['parties']>>`coalesce(${documents.facts} -> 'parties', '[]')`;

/** Public people, committees and meetings (no scope: they are shared). */
export function createCommitteesRepository(db: DatabaseHandle) {
  return {
    /** Committees of a place that name one of the keys as what they belong to, by name. */
    async findSubcommittees(isoCode: string, fusionId: string, sourceIds: readonly string[]): Promise<Subcommittee[]> {
      return db
        .select({
          fusionId: documents.fusionId,
          name: documents.title,
          memberCount: sql<number>`jsonb_array_length(coalesce(${documents.facts} -> 'members', '[]'))`,
        })
        .from(documents)
        .where(
          and(
            isCommittee,
            eq(documents.isoCode, isoCode),
            sql`(${documents.facts} ->> 'parentFusionId' = ${fusionId}
              or ${documents.facts} ->> 'parentSourceId' = any(${sql.param([...sourceIds])}::text[]))`,
          ),
        )
        .orderBy(documents.title, documents.fusionId);
    },

    async findPeople(fusionIds: Iterable<string>): Promise<MemberPerson[]> {
      return db
        .select({
          fusionId: documents.fusionId,
          fullSourceId: sql<string>`${documents.facts} ->> 'fullSourceId'`,
          photoUrl: sql<string | null>`${documents.facts} ->> 'photoUrl'`,
          roles,
          parties,
        })
        .from(documents)
        .where(and(isPerson, isOneOf(documents.fusionId, fusionIds)));
    },

    /** People of whose roles one names one of the ids as whom or what it is for, by name. */
    async findRelated(fusionIds: readonly string[]): Promise<StoredStaffer[]> {
      return db
        .select({ fusionId: documents.fusionId, fullName: documents.title, roles })
        .from(documents)
        .where(and(isPerson, sql`${personRelations} ?| ${sql.param([...fusionIds])}::text[]`))
        .orderBy(documents.title, documents.fusionId);
    },

    /** Meetings of the committees from a day on, the nearest first, or before it, the newest first. */
    async findMeetings(
      committeeIds: readonly string[],
      day: IsoDate,
      { isUpcoming, limit }: { isUpcoming: boolean; limit: number },
    ): Promise<MeetingIds> {
      const isHeldThen = isUpcoming
        ? sql`${documents.lastActionOn} >= ${day}`
        : sql`${documents.lastActionOn} < ${day}`;
      const order = isUpcoming ? sql`asc` : sql`desc`;
      const rows = await db
        .select({ documentId: documents.documentId, total: sql<number>`(count(*) over ())::int` })
        .from(documents)
        .where(
          and(
            eq(documents.documentType, sql`'CQSchedules'`),
            sql`${hearingCommittees} ?| ${sql.param([...committeeIds])}::text[]`,
            isHeldThen,
          ),
        )
        .orderBy(sql`${documents.lastActionOn} ${order}, ${documents.lastUpdatedTs} ${order}, ${documents.documentId}`)
        .limit(limit);
      return { documentIds: rows.map(({ documentId }) => documentId), total: rows[0]?.total ?? 0 };
    },

    /** Everyone with a seat in a chamber on a day, as far as the sources state days. */
    async findSeated(isoCode: string, chamber: Chamber, day: IsoDate): Promise<MemberPerson[]> {
      return db
        .select({
          fusionId: documents.fusionId,
          fullSourceId: sql<string>`${documents.facts} ->> 'fullSourceId'`,
          photoUrl: sql<string | null>`null`,
          roles,
          parties,
        })
        .from(documents)
        .where(
          and(
            isPerson,
            eq(documents.isoCode, isoCode),
            sql`exists (
              select from jsonb_array_elements(${documents.facts} -> 'roles') role
              where role ->> 'organizationType' = 'legislative' and role ->> 'chamber' = ${chamber}
                and coalesce(role ->> 'activeStartDate', ${day}) <= ${day}
                and coalesce(role ->> 'activeEndDate', ${day}) >= ${day})`,
          ),
        );
    },
  };
}
