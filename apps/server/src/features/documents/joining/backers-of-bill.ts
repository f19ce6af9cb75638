import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import type { MergedDocument } from '../merge/merged-document.ts';
import { committeesOf, createBillCommitteesRepository } from './bill-committees.repository.ts';
import { createBillSponsorsRepository, sponsorsOf } from './bill-sponsors.repository.ts';

/** Who sponsors a bill and which committees it names. */
export type BackersOfBill = NonNullable<ReturnType<typeof backersOf>>;

/** Of a merged document; null where it is no bill. */
export function backersOf(merged: Pick<MergedDocument, 'isoCode' | 'facts' | 'lastActionOn'>) {
  const [sponsors, committees] = [sponsorsOf(merged), committeesOf(merged)];
  return sponsors === null || committees === null ? null : { ...sponsors, ...committees };
}

/** Keeps them where people and committees are asked for their bills, in the transaction of the bills. */
export async function replaceBackers(
  tx: DatabaseHandle,
  bills: readonly (BackersOfBill & { documentId: number })[],
): Promise<void> {
  await createBillSponsorsRepository(tx).replace(bills);
  await createBillCommitteesRepository(tx).replace(bills);
}
