import type { SponsorFact } from '@rotunda/domain';
import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import { createDocumentsRepository } from '../read/documents.repository.ts';
import { getFamilies, isJoinedByName, canBePerson, getMention, getPeriod } from './bill-mentions.ts';
import { createBillSponsorsRepository, type SponsorRow } from './bill-sponsors.repository.ts';
import { openedId } from './join-stakeholders.ts';
import { type Candidate, matchPerson, type Mention } from './match-person.ts';
import { familyNameKey } from './sponsor-keys.ts';
import { createStakeholderNamesRepository } from './stakeholder-names.repository.ts';

/** A bill that a person sponsors, with the sponsor entry. */
export interface SponsoredBillOf {
  documentId: number;
  sponsor: SponsorFact;
}

/**
 * Returns every bill whose page links to the person as a sponsor, and no others, newest first: the inverse of
 * `joinSponsors` and `openedId`. An index supplies the candidates, and the rules of the bill page decide.
 */
export async function findSponsoredBills(db: DatabaseHandle, personFusionId: string): Promise<SponsoredBillOf[]> {
  const repository = createBillSponsorsRepository(db);
  const names = await repository.findNames(personFusionId);
  if (names === null) return [];
  const { isoCode, family } = names;
  const documents = createDocumentsRepository(db);
  const otherIds = await documents.findOtherIds(personFusionId);
  const byName = isoCode !== null && isJoinedByName(isoCode) && family ? [familyNameKey(isoCode, family)] : [];
  const rows = await repository.findByKeys([personFusionId, ...otherIds, ...byName]);
  const storedIds = await documents.findStoredIds([...new Set(rows.flatMap(({ sponsor }) => sponsor.fusionId ?? []))]);
  const joinedId = await nameJoiner(db, rows);
  const own = new Map<number, SponsoredBillOf>();
  for (const row of rows) {
    const joined = joinedId(row);
    const opened = openedId(
      storedIds.get(row.sponsor.fusionId ?? ''),
      joined === null ? undefined : { fusionId: joined },
    );
    if (opened !== personFusionId || own.has(row.documentId)) continue;
    own.set(row.documentId, { documentId: row.documentId, sponsor: row.sponsor });
  }
  return [...own.values()];
}

/**
 * Returns a function that finds the person a sponsor's name means on its bill. Many bills write one name alike, so each
 * is decided once.
 */
async function nameJoiner(
  db: DatabaseHandle,
  rows: readonly SponsorRow[],
): Promise<(row: SponsorRow) => string | null> {
  const named = rows.filter(({ bill, sponsor }) => isJoinedByName(bill.isoCode) && canBePerson(sponsor));
  const candidates = new Map<string, Candidate[]>();
  for (const isoCode of new Set(named.map(({ bill }) => bill.isoCode))) {
    const written = named.filter(({ bill }) => bill.isoCode === isoCode).map(({ sponsor }) => sponsor.fullName);
    const families = getFamilies([...new Set(written)]);
    candidates.set(isoCode, await createStakeholderNamesRepository(db).findPeople(isoCode, families));
  }
  const decided = new Map<string, string | null>();
  return ({ bill, sponsor }) => {
    const period = getPeriod(bill);
    const people = candidates.get(bill.isoCode);
    if (people === undefined || period === null || !canBePerson(sponsor)) return null;
    const mention = getMention(sponsor, bill, period);
    const key = getKey(bill.isoCode, mention);
    const known = decided.get(key);
    if (known !== undefined) return known;
    const person = matchPerson(mention, people)?.fusionId ?? null;
    decided.set(key, person);
    return person;
  };
}

function getKey(isoCode: string, { written, chamber, likelyChamber, district, from, to }: Mention): string {
  return JSON.stringify([isoCode, written, chamber, likelyChamber, district, from, to]);
}
