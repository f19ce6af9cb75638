import { documents, personFamilyName } from '@rotunda/database';
import type { Chamber, RoleFact } from '@rotunda/domain';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import type { Candidate } from './match-person.ts';

export interface NamedCommittee {
  fusionId: string;
  name: string;
  chamber: Chamber | null;
}

/** Finds public people and committees by name. They are shared, so no method is scoped to an organization. */
export function createStakeholderNamesRepository(db: DatabaseHandle) {
  const findCandidates = async (isMeant: SQL | undefined): Promise<Candidate[]> => {
    const rows = await db
      .select({
        fusionId: documents.fusionId,
        fullName: documents.title,
        firstName: sql<string | null>`${documents.facts} ->> 'firstName'`,
        lastName: sql<string | null>`${documents.facts} ->> 'lastName'`,
        otherNames: sql<string[] | null>`${documents.facts} -> 'otherNames'`,
        roles: sql<RoleFact[] | null>`${documents.facts} -> 'roles'`,
        parties: sql<Candidate['parties'] | null>`${documents.facts} -> 'parties'`,
      })
      .from(documents)
      .where(isMeant);
    return rows.map(({ firstName, lastName, otherNames, roles, parties, ...row }) => ({
      ...row,
      roles: roles ?? [],
      parties: parties ?? [],
      ...(firstName === null ? {} : { firstName }),
      ...(lastName === null ? {} : { lastName }),
      ...(otherNames === null ? {} : { otherNames }),
    }));
  };
  return {
    /**
     * Returns the people of a legislature with one of the family names, see `familyKey`. Invented people of the sample
     * workspace are left out: its records name them by id, and a real record that writes such a name means someone else.
     */
    async findPeople(isoCode: string, families: readonly string[]): Promise<Candidate[]> {
      if (families.length === 0) return [];
      return findCandidates(
        and(
          eq(documents.documentType, sql`'Person'`),
          eq(documents.isoCode, isoCode),
          eq(documents.isSample, false),
          sql`${personFamilyName} = any(${sql.param([...families])}::text[])`,
        ),
      );
    },

    /** Returns the stored people among these ids. */
    async findPeopleById(fusionIds: readonly string[]): Promise<Candidate[]> {
      if (fusionIds.length === 0) return [];
      return findCandidates(
        and(
          eq(documents.documentType, sql`'Person'`),
          sql`${documents.fusionId} = any(${sql.param([...fusionIds])}::text[])`,
        ),
      );
    },

    /** Returns the committees of a legislature, without those of the sample workspace, which its records name by id. */
    async findCommittees(isoCode: string): Promise<NamedCommittee[]> {
      const rows = await db
        .select({ fusionId: documents.fusionId, name: documents.title, chamber: documents.chamber })
        .from(documents)
        .where(
          and(
            eq(documents.documentType, sql`'Committee'`),
            eq(documents.isoCode, isoCode),
            eq(documents.isSample, false),
          ),
        );
      // Only the merge writes this column, always from the Chamber of a record.
      return rows.map((row) => ({ ...row, chamber: row.chamber as Chamber | null }));
    },
  };
}
