import path from 'node:path';
import { type ActionFact, federalBillIdentity, getFederalBillType, leadingIsoDate, personId } from '@rotunda/domain';
import type { ForecastBill } from '@rotunda/forecast';
import { z } from 'zod';
import { readTable } from './read-table.ts';

const idsSchema = z.array(z.string());

/**
 * Reads a Congress from the tables made of Open States (`119-bills.csv.gz`, `119-actions.csv.gz`). Its cosponsors have no
 * dates, so none of them are read, and its titles are of a later day.
 */
export async function readCurrentCongress(folder: string, congress: string): Promise<ForecastBill[]> {
  const bills = new Map<string, ForecastBill>();
  for await (const row of readTable(path.join(folder, `${congress}-bills.csv.gz`))) {
    const bill = getBill(row, Number(congress));
    if (bill !== undefined) bills.set(row['identifier'] ?? '', bill);
  }
  for await (const row of readTable(path.join(folder, `${congress}-actions.csv.gz`))) {
    const date = leadingIsoDate(row['date'] ?? '');
    if (date === undefined) continue;
    const action: ActionFact = { date, text: row['description'] ?? '' };
    bills.get(row['identifier'] ?? '')?.actions?.push(action);
  }
  return [...bills.values()].filter(({ actions }) => actions !== undefined && actions.length > 0);
}

function getBill(row: Record<string, string>, congress: number): ForecastBill | undefined {
  const [, letters = '', number = ''] = /^([A-Z]+) (\d+)$/.exec(row['identifier'] ?? '') ?? [];
  const type = getFederalBillType(letters);
  if (type === undefined) return undefined;
  const { fusionId, isoCode, session, billType, originatingChamber } = federalBillIdentity(
    congress,
    type,
    Number(number),
  );
  const title = row['title'] ?? '';
  const sponsor = readIds(row['sponsor_bioguides'])[0];
  return {
    fusionId,
    isoCode,
    session,
    billType,
    originatingChamber,
    title,
    actions: [],
    sponsors:
      sponsor === undefined
        ? []
        : [{ fullName: sponsor, type: 'primary', stakeholderType: 'person', fusionId: personId('bioguide', sponsor) }],
  };
}

function readIds(text: string | undefined): string[] {
  if (text === undefined || text === '') return [];
  return idsSchema.parse(JSON.parse(text));
}
