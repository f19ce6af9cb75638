import type { PersonRecord } from '@rotunda/domain';
import { matchPerson } from './joining/match-person.ts';

/** What tells one human from another. */
export type PersonIdentity = Pick<
  PersonRecord,
  'fusionId' | 'isoCode' | 'otherIds' | 'fullName' | 'firstName' | 'lastName' | 'otherNames'
> & { roles?: readonly NonNullable<PersonRecord['roles']>[number][] };

const LEGISCAN = 'person-legiscan-';

/** LegiScan's own numbers of people: every other publisher's are believed before them. */
export const isLegiscanPerson = (fusionId: string): boolean => fusionId.startsWith(LEGISCAN);

/** Whether LegiScan's record of a legislator and another publisher's are of one human: by their keys, or by their seat. */
export function isSamePerson(one: PersonIdentity, other: PersonIdentity): boolean {
  if (isLegiscanPerson(one.fusionId) === isLegiscanPerson(other.fusionId) || one.isoCode !== other.isoCode)
    return false;
  const [listed, told] = isLegiscanPerson(one.fusionId) ? [one, other] : [other, one];
  return sharesKeys(listed, told) || holdsSameSeat(listed, told);
}

/**
 * With a key of a third publisher (Ballotpedia, Vote Smart …) and a family name in common. LegiScan gives people a
 * relative's or colleague's number now and then, so one key alone needs given names that begin alike.
 */
function sharesKeys(one: PersonIdentity, other: PersonIdentity): boolean {
  const shared = (one.otherIds ?? []).filter((key) => other.otherIds?.includes(key)).length;
  if (shared === 0) return false;
  const family = familyWords(other);
  if (!familyWords(one).some((word) => family.includes(word))) return false;
  return shared > 1 || initialOf(one) === initialOf(other);
}

/** In the seat of one chamber at the end of the session, under names that are one: as sponsors of bills are joined. */
function holdsSameSeat({ fullName = '', roles = [] }: PersonIdentity, told: PersonIdentity): boolean {
  const candidate = { ...told, fullName: told.fullName ?? '', roles: told.roles ?? [], parties: [] };
  return roles.some(({ chamber, seatDistrictName: district, activeEndDate: day }) => {
    if (chamber === undefined || district === undefined || day === undefined) return false;
    return matchPerson({ written: fullName, chamber, district, from: day, to: day }, [candidate]) !== null;
  });
}

/** `boerner`, `horvath` of `Boerner Horvath`, without accents. */
function familyWords({ lastName, fullName }: PersonIdentity): string[] {
  const family = lastName ?? fullName?.split(' ').at(-1) ?? '';
  return plain(family)
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 1);
}

const initialOf = ({ firstName, fullName }: PersonIdentity): string => plain(firstName ?? fullName ?? '').charAt(0);

const plain = (name: string): string => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
