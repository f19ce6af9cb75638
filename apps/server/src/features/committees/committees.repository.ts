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

/** What a committee page needs of a person. */
export interface MemberPerson {
  fusionId: string;
  fullSourceId: string;
  photoUrl: string | null;
  roles: readonly RoleFact[];
  parties: NonNullable<PersonRecord['parties']>;
  /** An invented person of the sample workspace. */
  isSample: boolean;
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

// The casts are safe because only the store writes these facts, from RoleFact and PersonRecord.
const roles = sql<RoleFact[]>`coalesce(${documents.facts} -> 'roles', '[]')`;
const parties = sql<NonNullable<PersonRecord['parties']>>`coalesce(${documents.facts} -> 'parties', '[]')`;

/** Reads public people, committees and meetings. They are shared, so there is no organization scope. */
export function createCommitteesRepository(db: DatabaseHandle) {
  return {
    /** Finds the committees of a jurisdiction whose parent is one of the keys, by name. */
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
          isSample: documents.isSample,
        })
        .from(documents)
        .where(and(isPerson, isOneOf(documents.fusionId, fusionIds)));
    },

    /** Finds people with a role for one of the given people or organizations, by name. */
    async findRelated(fusionIds: readonly string[]): Promise<StoredStaffer[]> {
      return db
        .select({ fusionId: documents.fusionId, fullName: documents.title, roles })
        .from(documents)
        .where(and(isPerson, sql`${personRelations} ?| ${sql.param([...fusionIds])}::text[]`))
        .orderBy(documents.title, documents.fusionId);
    },

    /** Finds meetings of the committees, either from the day on, earliest first, or before it, latest first. */
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

    /** Finds everyone with a seat in the chamber on the day; a missing start or end date counts as open. */
    async findSeated(isoCode: string, chamber: Chamber, day: IsoDate): Promise<MemberPerson[]> {
      return db
        .select({
          fusionId: documents.fusionId,
          fullSourceId: sql<string>`${documents.facts} ->> 'fullSourceId'`,
          photoUrl: sql<string | null>`null`,
          roles,
          parties,
          isSample: documents.isSample,
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
