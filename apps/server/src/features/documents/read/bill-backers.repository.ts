import { documents } from '@rotunda/database';
import type { Chamber, CommitteeFact, SponsorFact } from '@rotunda/domain';
import { and, sql } from 'drizzle-orm';
import { isOneOf } from '../../../platform/database/is-one-of.ts';
import type { DatabaseHandle } from '../../../platform/database/create-database.ts';

/** Reads who supports each bill, without its other facts, which are by far the largest part of a row. */
export async function readBillBackers(db: DatabaseHandle, documentIds: readonly number[]) {
  if (documentIds.length === 0) return [];
  const rows = await db
    .select({
      documentId: documents.documentId,
      isoCode: documents.isoCode,
      session: documents.session,
      sessionEndOn: documents.sessionEndOn,
      originatingChamber: documents.originatingChamber,
      introducedOn: documents.introducedOn,
      lastActionOn: documents.lastActionOn,
      sponsors: sql<SponsorFact[] | null>`${documents.facts} -> 'sponsors'`,
      committees: sql<CommitteeFact[] | null>`${documents.facts} -> 'committees'`,
    })
    .from(documents)
    .where(
      and(
        isOneOf(documents.documentId, documentIds),
        isOneOf(documents.documentType, ['Legislation', 'GlobalLegislation']),
      ),
    );
  return rows.map(({ sponsors, committees, originatingChamber, ...row }) => ({
    ...row,
    // The cast is safe because only the merge writes the column, from the Chamber of a record.
    originatingChamber: originatingChamber as Chamber | null,
    sponsors: sponsors ?? [],
    committees: committees ?? [],
  }));
}
