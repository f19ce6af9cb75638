import type { CommitteeFact } from '@rotunda/domain';
import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import { readBillBackers } from '../read/bill-backers.repository.ts';
import { createBillCommitteesRepository } from './bill-committees.repository.ts';
import { idsLeadingTo } from './ids-leading-to.ts';

/** A bill that names a committee, and what the committee did with it. */
export interface BillOfCommittee {
  documentId: number;
  activities: NonNullable<CommitteeFact['activities']>;
}

/** Returns a page of the bills whose own pages link to the committee, and no others, newest action first. */
export async function findCommitteeBills(
  db: DatabaseHandle,
  committeeFusionId: string,
  page: { offset: number; limit: number },
): Promise<{ bills: BillOfCommittee[]; total: number }> {
  const ids = await idsLeadingTo(db, committeeFusionId);
  const { documentIds, total } = await createBillCommitteesRepository(db).findPage(ids, page);
  const own = new Set(ids);
  const named = new Map(
    (await readBillBackers(db, documentIds)).map(({ documentId, committees }) => [
      documentId,
      committees.filter(({ fusionId }) => own.has(fusionId ?? '')),
    ]),
  );
  return {
    total,
    bills: documentIds.map((documentId) => ({
      documentId,
      activities: (named.get(documentId) ?? []).flatMap(({ activities }) => activities ?? []),
    })),
  };
}
