import type { Chamber, IsoDate, PersonRecord, RoleFact } from '@rotunda/domain';
import { familyKey, nameWords, plain, readWrittenName, seatKey, type WrittenName } from './written-name.ts';

/** A stored person, with the names and seats that identify them. */
export interface Candidate {
  fusionId: string;
  fullName: string;
  firstName?: string;
  lastName?: string;
  otherNames?: string[];
  roles: readonly RoleFact[];
  /** In the order they were held; the end date is known where the person left a party. */
  parties: NonNullable<PersonRecord['parties']>;
}

/** A name on a bill or in a roll call, with what is known about the person it means. */
export interface Mention {
  written: string;
  /** Chamber the person certainly sits in, from a roll call or a title. */
  chamber?: Chamber;
  /** Decides between people of one name in both chambers, because members of the chamber a bill begins in lead it. */
  likelyChamber?: Chamber;
  district?: string;
  /** Period in which the person held the seat: the session, or the day of the vote. */
  from: IsoDate;
  to: IsoDate;
}

/**
 * Returns the person a mention means when exactly one can be. Two records of one human (Open States, LegiScan) count as
 * one person.
 */
export function matchPerson(mention: Mention, candidates: readonly Candidate[]): Candidate | null {
  const name = readWrittenName(mention.written);
  const chamber = mention.chamber ?? name.chamber;
  const district = mention.district === undefined ? name.district : seatKey(mention.district);
  const named = candidates.filter((candidate) => bears(candidate, name));
  const seated = named.filter((candidate) => getSeats(candidate, { ...mention, chamber, district }).length > 0);
  const [one, ...others] = oncePerHuman(seated);
  if (one === undefined || others.length === 0) return one ?? null;
  if (mention.likelyChamber === undefined || chamber !== undefined) return null;
  const likely = seated.filter(
    (each) => getSeats(each, { ...mention, chamber: mention.likelyChamber, district }).length > 0,
  );
  const [likeliest, ...rest] = oncePerHuman(likely);
  return likeliest !== undefined && rest.length === 0 ? likeliest : null;
}

interface Seat extends Pick<Mention, 'from' | 'to'> {
  chamber: Chamber | undefined;
  district: string | undefined;
}

function getSeats({ roles }: Candidate, { chamber, district, from, to }: Seat): RoleFact[] {
  return roles.filter(
    (role) =>
      role.organizationType === 'legislative' &&
      (chamber === undefined || chamber === 'joint' || role.chamber === chamber) &&
      (district === undefined || role.seatDistrictName === undefined || seatKey(role.seatDistrictName) === district) &&
      (role.activeStartDate ?? from) <= to &&
      (role.activeEndDate ?? to) >= from,
  );
}

function bears(candidate: Candidate, { readings }: WrittenName): boolean {
  const names = getNames(candidate);
  return readings.some(({ family, given }) => names.some((own) => own.family === family && isGiven(given, own.given)));
}

interface OwnName {
  family: string;
  given: string[];
}

/** Returns the family name that every written form of the person's name must contain. */
export function getFamily({ fullName, lastName }: Pick<Candidate, 'fullName' | 'lastName'>): string {
  return familyKey(lastName ?? nameWords(fullName).at(-1) ?? '');
}

/** Returns every form of the person's name, each split into family and given names. */
function getNames(candidate: Candidate): OwnName[] {
  const { fullName, firstName, otherNames = [] } = candidate;
  const family = getFamily(candidate);
  const others = otherNames.flatMap((name) => readWrittenName(name).readings);
  return [
    { family, given: nameWords(firstName ?? '').map(plain) },
    ...readWrittenName(fullName).readings,
    ...others,
  ].filter((own) => own.family === family);
}

/** Whether the written given names can be the person's own. Without any, the family name alone decides. */
function isGiven(written: readonly string[], own: readonly string[]): boolean {
  const [first] = written;
  const [ownFirst] = own;
  if (first === undefined) return true;
  if (ownFirst === undefined) return false;
  if (written.join('') === own.join('') || first === ownFirst) return true;
  // `JT` matches `J. T.`, and `G` matches `Gary`.
  if (
    first.length === 2 &&
    own.length > 1 &&
    own
      .map((word) => word.charAt(0))
      .join('')
      .startsWith(first)
  )
    return true;
  if (first.length === 1 || ownFirst.length === 1) return first.charAt(0) === ownFirst.charAt(0);
  return isShortFor(first, ownFirst) || isShortFor(ownFirst, first);
}

/** Short forms that are not a prefix of the long form. */
const SHORT_FORMS: Readonly<Record<string, readonly string[]>> = {
  andy: ['andrew'],
  bill: ['william'],
  bob: ['robert'],
  chuck: ['charles'],
  dick: ['richard'],
  ed: ['edward'],
  jack: ['john'],
  jim: ['james'],
  kate: ['katherine', 'kathryn'],
  larry: ['lawrence'],
  liz: ['elizabeth'],
  mike: ['michael'],
  rick: ['richard'],
  steve: ['stephen', 'steven'],
  ted: ['edward', 'theodore'],
  tom: ['thomas'],
  tony: ['anthony'],
};

function isShortFor(short: string, long: string): boolean {
  if (short.length >= 3 && long.startsWith(short)) return true;
  return Object.hasOwn(SHORT_FORMS, short) && SHORT_FORMS[short]?.includes(long) === true;
}

/**
 * Keeps one record of each human, preferring Open States. Two records are of one human when they hold one seat and can
 * bear one name.
 */
function oncePerHuman(candidates: readonly Candidate[]): Candidate[] {
  const humans: Candidate[] = [];
  for (const candidate of candidates.toSorted((one, other) => rank(one) - rank(other))) {
    if (!humans.some((human) => isSameHuman(human, candidate))) humans.push(candidate);
  }
  return humans;
}

const rank = ({ fusionId }: Candidate) => (fusionId.startsWith('person-ocd-') ? 0 : 1);

function isSameHuman(one: Candidate, other: Candidate): boolean {
  if (one.fusionId === other.fusionId) return true;
  // A publisher has one record for each person, so two records of Open States are two people.
  if (getPublisher(one) === getPublisher(other)) return false;
  const seats = (person: Candidate) =>
    person.roles.map((role) => `${role.chamber ?? ''} ${seatKey(role.seatDistrictName ?? '')}`);
  const stored = new Set(seats(one));
  if (!seats(other).some((seat) => stored.has(seat))) return false;
  return getNames(one).some((a) => getNames(other).some((b) => isGiven(a.given, b.given) || isGiven(b.given, a.given)));
}

const getPublisher = ({ fusionId }: Candidate) => fusionId.split('-')[1];
