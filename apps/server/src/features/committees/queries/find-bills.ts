import type { CommitteeBill } from '@rotunda/contract';
import type { Actor } from '../../../platform/request-context.ts';
import { findCommitteeBills } from '../../documents/index.ts';
import type { CommitteesDeps } from '../committees.deps.ts';
import { getStoredCommittee } from './stored-committee.ts';

interface BillsInput {
  fusionId: string;
  offset: number;
  pageSize: number;
}

/**
 * Returns a page of bills referred to or reported by a committee, latest action first.
 * @throws AppError NOT_FOUND
 */
export async function findBills(
  { database, findCards }: Pick<CommitteesDeps, 'database' | 'findCards'>,
  actor: Actor,
  { fusionId, offset, pageSize }: BillsInput,
): Promise<{ results: CommitteeBill[]; total: number }> {
  const committee = await getStoredCommittee(database, fusionId);
  const { bills, total } = await findCommitteeBills(database, committee.fusionId, { offset, limit: pageSize });
  const cards = await findCards(
    database,
    actor,
    bills.map(({ documentId }) => documentId),
  );
  return {
    total,
    results: bills.flatMap(({ documentId, activities }) => {
      const card = cards.get(documentId);
      if (card === undefined) return [];
      return [{ ...card, activities: activities.map(({ name, date }) => ({ name, date: date ?? null })) }];
    }),
  };
}
