import { type ContactFact, currentParty, currentRole, legislatureName, partyWords } from '@rotunda/domain';
import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import { findParents, isCommittee, type StoredCommittee } from '../../committees/index.ts';
import { createDocumentsRepository } from '../../documents/index.ts';
import { isPerson, type StoredPerson } from './stored-people.ts';

/** Display texts about a stakeholder and their contact details. */
export interface StakeholderFacts {
  office: string | null;
  organization: string | null;
  chamber: string | null;
  seat: string | null;
  party: string | null;
  /** Name of the parent committee. */
  parent: string | null;
  emails: string[];
  phones: string[];
  addresses: string[];
  websites: string[];
  description: string | null;
}

/**
 * Returns the facts of people and committees at an instant (milliseconds), by documentId; documents of other types are
 * absent.
 */
export async function findStakeholderFacts(
  db: DatabaseHandle,
  documentIds: readonly number[],
  nowMs: number,
): Promise<Map<number, StakeholderFacts>> {
  const stored = await createDocumentsRepository(db).findByIds(documentIds);
  const committees = stored.filter(isCommittee);
  const parents = await findParents(db, committees);
  return new Map([
    ...stored.filter(isPerson).map((person) => [person.documentId, factsOfPerson(person, nowMs)] as const),
    ...committees.map((committee) => {
      const parent = parents.get(committee.fusionId)?.name ?? null;
      return [committee.documentId, factsOfCommittee(committee, parent)] as const;
    }),
  ]);
}

function factsOfPerson({ facts, summary }: StoredPerson, nowMs: number): StakeholderFacts {
  const role = currentRole(facts.roles, nowMs);
  const party = currentParty(facts, nowMs);
  return {
    office: role?.title ?? null,
    organization: role?.organizationName ?? null,
    chamber: role?.chamber === undefined ? null : legislatureName(role.isoCode, role.chamber),
    seat: role?.seatDistrictName ?? null,
    party: party === undefined ? null : partyWords(party),
    parent: null,
    ...reachedBy(facts.contact),
    description: summary?.trim() || null,
  };
}

function factsOfCommittee({ facts }: StoredCommittee, parent: string | null): StakeholderFacts {
  const { emails, phones, addresses, websites } = reachedBy(facts.contact);
  return {
    office: null,
    organization: null,
    seat: null,
    party: null,
    parent,
    chamber: facts.chamber === undefined ? null : legislatureName(facts.isoCode, facts.chamber),
    emails,
    phones,
    addresses,
    websites: [...new Set([...(facts.url === undefined ? [] : [facts.url]), ...websites])],
    description: facts.jurisdictionText?.trim() || null,
  };
}

function reachedBy(
  contact: ContactFact | undefined,
): Pick<StakeholderFacts, 'emails' | 'phones' | 'addresses' | 'websites'> {
  const { emails = [], phones = [], addresses = [], websites = [] } = contact ?? {};
  return {
    emails: emails.map(({ emailAddress }) => emailAddress),
    phones: phones.map(({ number }) => number),
    addresses: addresses.map(({ building, room, street, street2, city, subdivision, zipCode }) => {
      const place = [subdivision, zipCode].filter(Boolean).join(' ');
      return [building, room, street, street2, city, place].filter(Boolean).join(', ');
    }),
    websites: websites.map(({ url }) => url),
  };
}
