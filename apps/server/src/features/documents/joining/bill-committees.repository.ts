import { billCommittees } from '@rotunda/database';
import { sql } from 'drizzle-orm';
import { bulkInsert } from '../../../platform/database/bulk-insert.ts';
import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import { isOneOf } from '../../../platform/database/is-one-of.ts';
import type { MergedDocument } from '../merge/merged-document.ts';

/** The committees of one bill, as stored. */
export interface CommitteesOfBill {
  documentId: number;
  committeeIds: readonly string[];
  lastActionOn: string | null;
}

/** Longest id in characters, because an index cannot hold unbounded text. */
const MAX_ID_LENGTH = 200;

/** Extracts the committee ids of a merged document; null when it is not a bill. */
export function getCommittees({ facts, lastActionOn }: Pick<MergedDocument, 'facts' | 'lastActionOn'>) {
  if (facts.kind !== 'bill') return null;
  const ids = (facts.committees ?? []).flatMap(({ fusionId }) => fusionId ?? []);
  return { committeeIds: [...new Set(ids)].filter(({ length }) => length <= MAX_ID_LENGTH), lastActionOn };
}

/** Public bills and committees belong to no organization, so these methods are not scoped to one. */
export function createBillCommitteesRepository(db: DatabaseHandle) {
  return {
    /** Replaces the stored committees of the bills with what their facts now say. */
    async replace(bills: readonly CommitteesOfBill[]): Promise<void> {
      if (bills.length === 0) return;
      await db.delete(billCommittees).where(
        isOneOf(
          billCommittees.documentId,
          bills.map(({ documentId }) => documentId),
        ),
      );
      await bulkInsert(
        db,
        billCommittees,
        bills.flatMap(({ documentId, committeeIds, lastActionOn }) =>
          committeeIds.map((committeeId) => ({ documentId, committeeId, lastActionOn })),
        ),
      );
    },

    /** Returns a page of the bills that name a committee by any of the ids, newest action first. */
    async findPage(
      committeeIds: readonly string[],
      { offset, limit }: { offset: number; limit: number },
    ): Promise<{ documentIds: number[]; total: number }> {
      const { documentId, lastActionOn, committeeId } = billCommittees;
      const isNamed = isOneOf(committeeId, committeeIds);
      const rows = await db
        .selectDistinct({ documentId, lastActionOn })
        .from(billCommittees)
        .where(isNamed)
        .orderBy(sql`${lastActionOn} desc nulls last`, sql`${documentId} desc`)
        .offset(offset)
        .limit(limit);
      const [counted] = await db
        .select({ total: sql<number>`count(distinct ${documentId})::int` })
        .from(billCommittees)
        .where(isNamed);
      return { documentIds: rows.map((row) => row.documentId), total: counted?.total ?? 0 };
    },
  };
}
