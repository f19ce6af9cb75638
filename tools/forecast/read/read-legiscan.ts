import type { ActionFact, VoteRecord } from '@rotunda/domain';
import type { ForecastBill } from '@rotunda/forecast';
import { legiscan } from '../../../apps/server/src/sources/legiscan/index.ts';
import { openInputs } from '../../../apps/server/src/sources/reading/index.ts';
import { dateByNumber } from './date-by-number.ts';

/**
 * Reads a session of a state with the product's own importer of LegiScan datasets, so bills are exactly those that the
 * product holds. Sessions without a history file (California before 2023) get a history from their roll calls and
 * latest actions.
 */
export async function readLegiscan(folder: string): Promise<ForecastBill[]> {
  const bills: (ForecastBill & { latestAction?: ActionFact; extra?: Record<string, unknown> })[] = [];
  const votes = new Map<string, VoteRecord[]>();
  for await (const parsed of legiscan.parse(openInputs(folder, { accepts: legiscan.accepts }))) {
    if (!parsed.ok) continue;
    const { record } = parsed;
    if (record.kind === 'bill') bills.push(record);
    if (record.kind === 'vote' && record.billFusionId !== undefined)
      votes.set(record.billFusionId, [...(votes.get(record.billFusionId) ?? []), record]);
  }
  const hasHistory = bills.some(({ actions }) => actions !== undefined && actions.length > 1);
  if (hasHistory) return bills;
  for (const bill of bills) bill.actions = getActions(votes.get(bill.fusionId) ?? [], bill.latestAction);
  dateByNumber(bills);
  return bills;
}

/**
 * A latest action of any other kind would tell that nothing followed it. These end a bill anyway (California: chaptered
 * or vetoed).
 */
const ENDS_BILL = /^(chaptered by secretary of state|vetoed by)/i;

function getActions(votes: readonly VoteRecord[], latest: ActionFact | undefined): ActionFact[] {
  const actions = votes.map(({ date, chamber, motion, yesCount = 0, noCount = 0 }): ActionFact => ({
    date,
    text: `${motion} (Ayes ${yesCount}. Noes ${noCount}.)`,
    ...(chamber === undefined ? {} : { chamber }),
  }));
  if (latest !== undefined && ENDS_BILL.test(latest.text)) actions.push(latest);
  return actions.toSorted((one, other) => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0));
}
