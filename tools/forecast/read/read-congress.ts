import path from 'node:path';
import {
  type ActionFact,
  federalBillIdentity,
  getFederalBillType,
  leadingIsoDate,
  personId,
  type SponsorFact,
} from '@rotunda/domain';
import type { ForecastBill } from '@rotunda/forecast';
import { readTable } from './read-table.ts';

/**
 * Reads a Congress from the tables made of unitedstates/congress (`113-bills.csv.gz`, `113-actions.csv.gz`,
 * `113-cosponsors.csv.gz`). The columns that describe the end of a bill (`status`, `history.*`) are not read. Parties are
 * not stated; the directory of members has them.
 */
export async function readCongress(folder: string, congress: string): Promise<ForecastBill[]> {
  const bills = new Map<string, ForecastBill>();
  for await (const row of readTable(path.join(folder, `${congress}-bills.csv.gz`))) {
    const bill = getBill(row, Number(congress));
    if (bill !== undefined) bills.set(row['bill_id'] ?? '', bill);
  }
  for await (const row of readTable(path.join(folder, `${congress}-actions.csv.gz`))) {
    const action = getAction(row);
    if (action !== undefined) bills.get(row['bill_id'] ?? '')?.actions?.push(action);
  }
  for await (const row of readTable(path.join(folder, `${congress}-cosponsors.csv.gz`))) {
    bills.get(row['bill_id'] ?? '')?.sponsors?.push(getCosponsor(row));
  }
  return [...bills.values()];
}

function getBill(row: Record<string, string>, congress: number): ForecastBill | undefined {
  const type = getFederalBillType(row['bill_type'] ?? '');
  if (type === undefined) return undefined;
  const { fusionId, isoCode, session, billType, originatingChamber } = federalBillIdentity(
    congress,
    type,
    Number(row['number']),
  );
  const title = row['official_title'] ?? '';
  const introducedOn = leadingIsoDate(row['introduced_at'] ?? '');
  return {
    fusionId,
    isoCode,
    session,
    billType,
    originatingChamber,
    title,
    titles: [{ text: title, type: 'Official Title as Introduced' }],
    ...(introducedOn === undefined ? {} : { introducedOn }),
    actions: [],
    sponsors: [
      {
        fullName: row['sponsor.name'] ?? '',
        type: 'primary',
        stakeholderType: 'person',
        fusionId: personId('bioguide', row['sponsor.bioguide_id'] ?? ''),
      },
    ],
  };
}

function getAction(row: Record<string, string>): ActionFact | undefined {
  const date = leadingIsoDate(row['acted_at'] ?? '');
  return date === undefined ? undefined : { date, text: row['text'] ?? '' };
}

function getCosponsor(row: Record<string, string>): SponsorFact {
  const sponsoredOn = leadingIsoDate(row['sponsored_at'] ?? '');
  const withdrawnOn = leadingIsoDate(row['withdrawn_at'] ?? '');
  return {
    fullName: row['name'] ?? '',
    type: 'cosponsor',
    stakeholderType: 'person',
    fusionId: personId('bioguide', row['bioguide_id'] ?? ''),
    ...(sponsoredOn === undefined ? {} : { sponsoredOn }),
    ...(withdrawnOn === undefined ? {} : { withdrawnOn }),
  };
}
