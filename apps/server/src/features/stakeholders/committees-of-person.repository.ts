import { committeeMembers, documents } from '@rotunda/database';
import { and, eq, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';

/** Reads public committees. They are shared, so no method is scoped to an organization. */
export function createCommitteesOfPersonRepository(db: DatabaseHandle) {
  return {
    /** Returns the committees that name any of the ids among their members, in no particular order. */
    async findIdsByMember(personIds: readonly string[]): Promise<string[]> {
      const isCommittee = eq(documents.documentType, sql`'Committee'`);
      const hasMember = sql`${committeeMembers} ?| ${sql.param([...personIds])}::text[]`;
      const rows = await db.select({ fusionId: documents.fusionId }).from(documents).where(and(isCommittee, hasMember));
      return rows.map(({ fusionId }) => fusionId);
    },
  };
}
