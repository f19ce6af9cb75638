import type { SponsoredBill } from '@rotunda/contract';
import type { Actor } from '../../../platform/request-context.ts';
import { findSponsoredBills } from '../../documents/index.ts';
import type { StakeholdersDeps } from '../stakeholders.deps.ts';
import { getStoredPerson } from './stored-people.ts';

interface SponsoredInput {
  fullSourceId: string;
  offset: number;
  pageSize: number;
}

/** Returns a page of the bills that a person sponsors, newest first. @throws AppError NOT_FOUND */
export async function findSponsored(
  { database, findCards }: Pick<StakeholdersDeps, 'database' | 'findCards'>,
  actor: Actor,
  { fullSourceId, offset, pageSize }: SponsoredInput,
): Promise<{ results: SponsoredBill[]; total: number }> {
  const { fusionId } = await getStoredPerson(database, fullSourceId);
  const bills = await findSponsoredBills(database, fusionId);
  const page = bills.slice(offset, offset + pageSize);
  const cards = await findCards(
    database,
    actor,
    page.map(({ documentId }) => documentId),
  );
  return {
    total: bills.length,
    results: page.flatMap(({ documentId, sponsor }) => {
      const card = cards.get(documentId);
      if (card === undefined) return [];
      const { type, sponsoredOn, withdrawnOn } = sponsor;
      return [{ ...card, sponsorType: type, sponsoredOn: sponsoredOn ?? null, withdrawnOn: withdrawnOn ?? null }];
    }),
  };
}
