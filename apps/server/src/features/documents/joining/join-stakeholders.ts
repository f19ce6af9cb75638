import type { Chamber, IsoDate, SponsorFact, VoterFact } from '@rotunda/domain';
import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import { groupBy } from '../../../platform/group-by.ts';
import { type BillContext, getFamilies, isJoinedByName, canBePerson, getMention, getPeriod } from './bill-mentions.ts';
import { committeeKey } from './committee-key.ts';
import { CandidatesByFamily } from './candidates-by-family.ts';
import { type Candidate, matchPerson, type Mention } from './match-person.ts';
import { createStakeholderNamesRepository, type NamedCommittee } from './stakeholder-names.repository.ts';

/** Details of a sponsor or voter from the stored person or committee. */
export interface Joined {
  fusionId: string;
  party?: string;
  district?: string;
}

/**
 * Returns the id of the page that a sponsor or voter opens: the one stored for the source's own id, except that
 * LegiScan's record of a legislator gives way to that of Open States.
 */
export function openedId(stored: string | undefined, joined: Joined | undefined): string | null {
  return (
    (stored?.startsWith('person-legiscan-') === true ? (joined?.fusionId ?? stored) : (stored ?? joined?.fusionId)) ??
    null
  );
}

/** A bill and the sponsors its source names. */
export interface SponsoredBillContext {
  bill: BillContext;
  sponsors: readonly SponsorFact[];
}

/**
 * Joins the sponsors of a bill of a state or of Canada to stored legislators and committees by chamber, seat, term and
 * the name as the legislature writes it. The join is computed on every read, so the order of ingestion does not matter
 * and a member's facts are always the latest. Ambiguous sponsors stay unjoined.
 * @returns joins by the sponsor's position in the list
 */
export function joinSponsors(
  db: DatabaseHandle,
  bill: BillContext,
  sponsors: readonly SponsorFact[],
): Promise<ReadonlyMap<SponsorFact, Joined>> {
  return joinSponsorsOfBills(db, [{ bill, sponsors }]);
}

/**
 * Like `joinSponsors`, for many bills. The number of statements grows with the number of legislatures among them, not
 * with the number of bills.
 */
export async function joinSponsorsOfBills(
  db: DatabaseHandle,
  bills: readonly SponsoredBillContext[],
): Promise<ReadonlyMap<SponsorFact, Joined>> {
  const joined = new Map<SponsorFact, Joined>();
  const asked = bills.filter(({ bill, sponsors }) => isJoinedByName(bill.isoCode) && sponsors.length > 0);
  for (const [isoCode, ofState] of groupBy(asked, ({ bill }) => bill.isoCode)) {
    await joinOfState(db, isoCode, ofState, joined);
  }
  return joined;
}

async function joinOfState(
  db: DatabaseHandle,
  isoCode: string,
  bills: readonly SponsoredBillContext[],
  joined: Map<SponsorFact, Joined>,
): Promise<void> {
  const repository = createStakeholderNamesRepository(db);
  const dated = bills.flatMap(({ bill, sponsors }) => {
    const period = getPeriod(bill);
    return period === null ? [] : [{ bill, sponsors, period }];
  });
  const people = dated.flatMap(({ bill, sponsors, period }) =>
    sponsors.filter(canBePerson).map((sponsor) => ({ sponsor, period, mention: getMention(sponsor, bill, period) })),
  );
  const families = getFamilies(people.map(({ mention }) => mention.written));
  const candidates = new CandidatesByFamily(await repository.findPeople(isoCode, families));
  for (const { sponsor, period, mention } of people) {
    const person = matchPerson(mention, candidates.of(getFamilies([mention.written])));
    if (person) joined.set(sponsor, joinedPerson(person, period.to));
  }
  const bodies = dated.flatMap(({ bill, sponsors }) =>
    sponsors
      .filter((sponsor) => sponsor.stakeholderType !== 'person' && !joined.has(sponsor))
      .map((sponsor) => ({ bill, sponsor })),
  );
  if (bodies.length === 0) return;
  const committees = await repository.findCommittees(isoCode);
  for (const { bill, sponsor } of bodies) {
    const committee = matchCommittee(sponsor.fullName, bill.originatingChamber, committees);
    if (committee) joined.set(sponsor, { fusionId: committee.fusionId });
  }
}

/** Joins the voters of a state's roll call to the stored legislators who sat in its chamber that day. */
export async function joinVoters(
  db: DatabaseHandle,
  vote: { isoCode: string; chamber: Chamber | null; voteDate: IsoDate; isSample?: boolean },
  voters: readonly VoterFact[],
): Promise<ReadonlyMap<VoterFact, Joined>> {
  // The voters of the sample workspace are invented, and the stored ones among them are named by id.
  if (vote.isSample === true || !isJoinedByName(vote.isoCode)) return new Map();
  const candidates = await createStakeholderNamesRepository(db).findPeople(
    vote.isoCode,
    getFamilies(voters.map(({ name }) => name)),
  );
  const joined = new Map<VoterFact, Joined>();
  for (const voter of voters) {
    const person = matchPerson(mentionOfVoter(vote, voter), candidates);
    if (person) joined.set(voter, joinedPerson(person, vote.voteDate));
  }
  return joined;
}

/** Describes a voter as input for `matchPerson`: a person with a seat on the day of the roll call. */
export function mentionOfVoter(
  { voteDate, chamber }: { voteDate: IsoDate; chamber: Chamber | null },
  { name, locality }: Pick<VoterFact, 'name' | 'locality'>,
): Mention {
  return {
    written: name,
    from: voteDate,
    to: voteDate,
    ...(chamber === null ? {} : { chamber }),
    ...(locality === undefined ? {} : { district: locality }),
  };
}

/**
 * Returns the party and seat that stored members had on a day. Sources that name voters by official id, such as mirrors
 * of roll calls, often omit both.
 */
export async function findSeats(
  db: DatabaseHandle,
  fusionIds: readonly string[],
  on: IsoDate,
): Promise<ReadonlyMap<string, Joined>> {
  const people = await createStakeholderNamesRepository(db).findPeopleById(fusionIds);
  return new Map(people.map((person) => [person.fusionId, joinedPerson(person, on)]));
}

function joinedPerson(person: Candidate, on: IsoDate): Joined {
  const role = person.roles.find(
    (each) =>
      each.organizationType === 'legislative' && (each.activeStartDate ?? on) <= on && (each.activeEndDate ?? on) >= on,
  );
  // A term states the party at its end, so a member who changed parties within it still had the earlier party on this
  // day.
  const since = person.parties.find(({ activeEndDate }) => activeEndDate !== undefined && activeEndDate >= on);
  const party = since?.rawParty ?? role?.party ?? person.parties.at(-1)?.rawParty;
  return {
    fusionId: person.fusionId,
    ...(party === undefined ? {} : { party }),
    ...(role?.seatDistrictName === undefined ? {} : { district: role.seatDistrictName }),
  };
}

/**
 * Returns the only committee of that name or, if several share it, the only one in the chamber that the name or the
 * bill indicates.
 */
function matchCommittee(
  written: string,
  originatingChamber: Chamber | null,
  committees: readonly NamedCommittee[],
): NamedCommittee | null {
  const key = committeeKey(written);
  const named = key === '' ? [] : committees.filter(({ name }) => committeeKey(name) === key);
  const stated = /^(senate)\b/i.test(written) ? 'upper' : /^(house|assembly)\b/i.test(written) ? 'lower' : null;
  const own = stated === null ? named : named.filter(({ chamber }) => chamber === stated);
  if (own.length < 2) return own[0] ?? null;
  const [one, ...others] = own.filter(({ chamber }) => chamber === originatingChamber);
  return one !== undefined && others.length === 0 ? one : null;
}
