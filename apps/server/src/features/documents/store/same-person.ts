import type { PersonRecord } from '@rotunda/domain';
import { matchPerson } from '../joining/match-person.ts';

/** Fields that distinguish one human from another. */
export type PersonIdentity = Pick<
  PersonRecord,
  'fusionId' | 'isoCode' | 'otherIds' | 'fullName' | 'firstName' | 'lastName' | 'otherNames'
> & { roles?: readonly NonNullable<PersonRecord['roles']>[number][] };

const LEGISCAN = 'person-legiscan-';

/** Whether the id is LegiScan's own; every other publisher's id takes precedence over it. */
export const isLegiscanPerson = (fusionId: string): boolean => fusionId.startsWith(LEGISCAN);

/**
 * Whether LegiScan's record of a legislator and another publisher's record are of one human, by shared keys or by seat.
 */
export function isSamePerson(one: PersonIdentity, other: PersonIdentity): boolean {
  if (isLegiscanPerson(one.fusionId) === isLegiscanPerson(other.fusionId) || one.isoCode !== other.isoCode)
    return false;
  const [listed, told] = isLegiscanPerson(one.fusionId) ? [one, other] : [other, one];
  return sharesKeys(listed, told) || hasSameSeat(listed, told);
}

/**
 * Whether both records share a key of a third publisher (Ballotpedia, Vote Smart …) and a family name. LegiScan
 * sometimes gives people the number of a relative or colleague, so a single shared key also requires given names with
 * the same initial.
 */
function sharesKeys(one: PersonIdentity, other: PersonIdentity): boolean {
  const shared = (one.otherIds ?? []).filter((key) => other.otherIds?.includes(key)).length;
  if (shared === 0) return false;
  const family = familyWords(other);
  if (!familyWords(one).some((word) => family.includes(word))) return false;
  return shared > 1 || getInitial(one) === getInitial(other);
}

/**
 * Whether both held the same seat of one chamber at the end of the session, under matching names. The rules are those
 * that join the sponsors of bills.
 */
function hasSameSeat({ fullName = '', roles = [] }: PersonIdentity, told: PersonIdentity): boolean {
  const candidate = { ...told, fullName: told.fullName ?? '', roles: told.roles ?? [], parties: [] };
  return roles.some(({ chamber, seatDistrictName: district, activeEndDate: day }) => {
    if (chamber === undefined || district === undefined || day === undefined) return false;
    return matchPerson({ written: fullName, chamber, district, from: day, to: day }, [candidate]) !== null;
  });
}

/** Returns the words of a family name without accents: `boerner`, `horvath` for `Boerner Horvath`. */
function familyWords({ lastName, fullName }: PersonIdentity): string[] {
  const family = lastName ?? fullName?.split(' ').at(-1) ?? '';
  return plain(family)
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 1);
}

const getInitial = ({ firstName, fullName }: PersonIdentity): string => plain(firstName ?? fullName ?? '').charAt(0);

const plain = (name: string): string => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
