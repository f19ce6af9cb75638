import type { PersonRecord, PresidentialActionRecord, RegulationRecord, SourceRecord } from '@rotunda/domain';
import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import { groupBy } from '../../../platform/group-by.ts';
import { createDocumentIdentityRepository } from './document-identity.repository.ts';
import { type FiledRule, isDifferentRule } from './is-different-rule.ts';
import { getFamily } from '../joining/match-person.ts';
import { createStakeholderNamesRepository } from '../joining/stakeholder-names.repository.ts';
import { isLegiscanPerson, isSamePerson, type PersonIdentity } from './same-person.ts';

type Filing = FiledRule & { part: string };
type Identified = RegulationRecord | PresidentialActionRecord | PersonRecord;

/**
 * Gives every person, regulation and presidential document of a batch the id it is stored under, inside the caller's
 * transaction. Regulations.gov and the Register name one rule by two ids; the Register's id is the document's, and the
 * other is its alias. An executive order is stored under its own number, because older tables know no document number.
 * A member of Congress is stored under the Biographical Directory number, whatever the source uses. A LegiScan
 * legislator whom another publisher also reports is stored under that publisher's id, whichever arrives first. When an
 * id turns out to be an alias, everything stored under it moves to the document: facts, texts, projects, tags, comments
 * and alerts.
 *
 * @returns the records in order; a rule under an alias becomes a part of its document, named after the alias
 */
export async function resolveIdentities(tx: DatabaseHandle, records: readonly SourceRecord[]): Promise<SourceRecord[]> {
  if (!records.some(isIdentified)) return [...records];
  const repository = createDocumentIdentityRepository(tx);
  const ownRecords = await withoutForeignNumbers(repository, records);
  const identified = ownRecords.filter(isIdentified);
  const stated = new Map([...identified.flatMap(getAliases), ...(await findSamePeople(tx, identified))]);
  const known = await repository.findAliases([...identified.map(({ fusionId }) => fusionId), ...stated.values()]);
  // A rule's own id may be the alias of an order that Regulations.gov has filed as a notice.
  const followed = (id: string): string | undefined => {
    const own = stated.get(id) ?? known.get(id);
    return own === undefined ? undefined : (stated.get(own) ?? known.get(own) ?? own);
  };
  const aliases = new Map(Array.from(stated, ([alias, own]) => [alias, followed(alias) ?? own]));
  await repository.upsertAliases(aliases);
  for (const [alias, fusionId] of await repository.findStoredAliases(aliases)) await repository.absorb(alias, fusionId);
  return ownRecords.map((record) => {
    if (!isIdentified(record)) return record;
    const fusionId = followed(record.fusionId);
    if (fusionId === undefined) return record;
    const part = record.fusionId.startsWith('fr-') ? record.part : `${record.fusionId} ${record.part}`;
    return { ...record, fusionId, part };
  });
}

/** Removes another rule's number from filings that carry it, so that each stays its own document. */
async function withoutForeignNumbers(
  repository: ReturnType<typeof createDocumentIdentityRepository>,
  records: readonly SourceRecord[],
): Promise<SourceRecord[]> {
  const numbered = records.flatMap((record) => getNumber(record) ?? []);
  const filed = new Map<string, Filing[]>();
  const file = (number: string, filing: Filing) => filed.set(number, [...(filed.get(number) ?? []), filing]);
  for (const { fusionId, ...filing } of await repository.findFiledRules(numbered)) file(fusionId, filing);
  const ownRecords: SourceRecord[] = [];
  for (const record of records) {
    const number = getNumber(record);
    if (record.kind !== 'regulation' || number === undefined) {
      ownRecords.push(record);
      continue;
    }
    const own: Filing = {
      part: `${record.fusionId} `,
      title: record.title ?? null,
      docketIds: record.docketIds ?? [],
    };
    const others = (filed.get(number) ?? []).filter(({ part }) => !part.startsWith(own.part));
    if (others.length > 0 && others.every((other) => isDifferentRule(own, other))) {
      await repository.separate(record.fusionId, number);
      const { alsoKnownAs: _foreign, ...rest } = record;
      ownRecords.push(rest);
    } else {
      file(number, own);
      ownRecords.push(record);
    }
  }
  return ownRecords;
}

/** Returns the Register number of a rule that is filed elsewhere. */
function getNumber(record: SourceRecord): string | undefined {
  if (record.kind !== 'regulation' || record.fusionId.startsWith('fr-')) return undefined;
  return record.alsoKnownAs?.find((id) => id.startsWith('fr-'));
}

function isIdentified(record: SourceRecord): record is Identified {
  return record.kind === 'person' || record.kind === 'regulation' || record.kind === 'presidential-action';
}

/**
 * Maps LegiScan's person ids to the ids of other publishers for the same people. A person who could be two of them is
 * mapped to neither.
 */
async function findSamePeople(
  tx: DatabaseHandle,
  identified: readonly Identified[],
): Promise<[alias: string, fusionId: string][]> {
  const people = identified.filter((record) => record.kind === 'person');
  const storedIds: PersonIdentity[] = await createDocumentIdentityRepository(tx).findPeopleByKeys(
    people.flatMap(({ otherIds = [] }) => otherIds),
  );
  const names = createStakeholderNamesRepository(tx);
  for (const [isoCode, ofPlace] of groupBy(people, (person) => person.isoCode)) {
    const families = new Set(ofPlace.map(({ fullName = '', ...person }) => getFamily({ ...person, fullName })));
    storedIds.push(...(await names.findPeople(isoCode, [...families])).map((person) => ({ ...person, isoCode })));
  }
  return people.flatMap((person): [string, string][] => {
    const others = new Set(storedIds.filter((other) => isSamePerson(person, other)).map(({ fusionId }) => fusionId));
    if (!isLegiscanPerson(person.fusionId)) return [...others].map((other) => [other, person.fusionId]);
    const [other, ...more] = others;
    return other === undefined || more.length > 0 ? [] : [[person.fusionId, other]];
  });
}

/** Pairs each further id of the record with the id of its document. */
function getAliases({ kind, fusionId, alsoKnownAs = [] }: Identified): [alias: string, fusionId: string][] {
  const ids = [fusionId, ...alsoKnownAs];
  const own = kind === 'regulation' ? (ids.find((id) => id.startsWith('fr-')) ?? fusionId) : fusionId;
  return ids.filter((id) => id !== own).map((alias) => [alias, own]);
}
