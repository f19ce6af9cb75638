import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import type { MergedDocument } from '../merge/merged-document.ts';
import { committeesOf, createBillCommitteesRepository } from './bill-committees.repository.ts';
import { createBillSponsorsRepository, sponsorsOf } from './bill-sponsors.repository.ts';

/** Sponsors of a bill and the committees it names. */
export type BackersOfBill = NonNullable<ReturnType<typeof backersOf>>;

/** Extracts the backers of a merged document; null when it is not a bill. */
export function backersOf(merged: Pick<MergedDocument, 'isoCode' | 'facts' | 'lastActionOn'>) {
  const [sponsors, committees] = [sponsorsOf(merged), committeesOf(merged)];
  return sponsors === null || committees === null ? null : { ...sponsors, ...committees };
}

/** Stores the backers of bills for lookups by person and by committee, in the transaction that writes the bills. */
export async function replaceBackers(
  tx: DatabaseHandle,
  bills: readonly (BackersOfBill & { documentId: number })[],
): Promise<void> {
  await createBillSponsorsRepository(tx).replace(bills);
  await createBillCommitteesRepository(tx).replace(bills);
}
