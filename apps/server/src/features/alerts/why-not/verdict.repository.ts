import { searchAlertMatches, searchAlerts } from '@rotunda/database';
import type { Verdict } from '@rotunda/contract';
import { and, desc, eq } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../platform/database/create-database.ts';

/** Latest match of a saved search in a document. */
interface NewestMatch {
  version: number;
  alert: NonNullable<Verdict['alert']>;
}

export function createVerdictRepository(db: DatabaseHandle) {
  return {
    async findMatch(organizationId: string, savedSearchId: string, documentId: number): Promise<NewestMatch | null> {
      const [row] = await db
        .select({
          version: searchAlertMatches.documentVersion,
          matchedTs: searchAlertMatches.matchedTs,
          markedIrrelevant: searchAlerts.markedIrrelevant,
          deletedTs: searchAlerts.deletedTs,
        })
        .from(searchAlertMatches)
        .innerJoin(searchAlerts, eq(searchAlerts.searchAlertId, searchAlertMatches.searchAlertId))
        .where(
          and(
            eq(searchAlertMatches.organizationId, organizationId),
            eq(searchAlertMatches.savedSearchId, savedSearchId),
            eq(searchAlerts.documentId, documentId),
          ),
        )
        .orderBy(desc(searchAlertMatches.documentVersion), desc(searchAlertMatches.matchedTs))
        .limit(1);
      if (row === undefined) return null;
      const { version, matchedTs, markedIrrelevant, deletedTs } = row;
      return { version, alert: { matchedTs, markedIrrelevant, isDeleted: deletedTs !== null } };
    },
  };
}
