import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import type { MergedDocument } from '../merge/merged-document.ts';
import { getCommittees, createBillCommitteesRepository } from './bill-committees.repository.ts';
import { createBillSponsorsRepository, getSponsors } from './bill-sponsors.repository.ts';

/** Sponsors of a bill and the committees it names. */
export type BillSponsorsAndCommittees = NonNullable<ReturnType<typeof getBackers>>;

/** Extracts the backers of a merged document; null when it is not a bill. */
export function getBackers(merged: Pick<MergedDocument, 'isoCode' | 'facts' | 'lastActionOn'>) {
  const [sponsors, committees] = [getSponsors(merged), getCommittees(merged)];
  return sponsors === null || committees === null ? null : { ...sponsors, ...committees };
}

/** Stores the backers of bills for lookups by person and by committee, in the transaction that writes the bills. */
export async function replaceBackers(
  tx: DatabaseHandle,
  bills: readonly (BillSponsorsAndCommittees & { documentId: number })[],
): Promise<void> {
  await createBillSponsorsRepository(tx).replace(bills);
  await createBillCommitteesRepository(tx).replace(bills);
}
