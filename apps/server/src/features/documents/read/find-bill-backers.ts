import type { Legislation } from '@rotunda/contract';
import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import { readBillBackers } from './bill-backers.repository.ts';
import { joinSponsorsOfBills } from '../joining/join-stakeholders.ts';
import { presentSponsors } from './sponsors.presenter.ts';

/** Sponsors and committees of a bill, as its page names them. */
export interface BillBackers {
  sponsors: Pick<Legislation['sponsors'][number], 'fullName' | 'party' | 'withdrawnOn'>[];
  /** Committee names in the order of the source. */
  committees: string[];
}

/** Returns the backers of many bills in one call, by documentId; documents of other types are absent. */
export async function findBillBackers(
  db: DatabaseHandle,
  documentIds: readonly number[],
): Promise<Map<number, BillBackers>> {
  const bills = await readBillBackers(db, documentIds);
  const joined = await joinSponsorsOfBills(
    db,
    bills.flatMap(({ isoCode, session, sponsors, ...rest }) =>
      isoCode === null ? [] : [{ bill: { ...rest, isoCode, session: session ?? '' }, sponsors }],
    ),
  );
  return new Map(
    bills.map(({ documentId, sponsors, committees }) => [
      documentId,
      {
        sponsors: presentSponsors(sponsors, { held: new Map(), joined }),
        committees: [...new Set(committees.map(({ name }) => name))],
      },
    ]),
  );
}
