import type { BillCourse } from './bill-course.ts';
import type { Day } from './day.ts';
import type { FeatureContext } from './feature-context.ts';
import { type FeatureTable, flag } from './feature-tables.ts';
import type { CommitteeSeat, MemberDirectory } from './member-directory.ts';
import { log, logCount } from './portable-math.ts';
import { getMajority } from './session-calendar.ts';
import type { Tally } from './session-index.ts';
import type { Signer } from './signer.ts';
import type { Stage } from './stage.ts';

/** Days in which a cosponsor counts as new. */
const NEW_DAYS = 30;
const DAYS_PER_YEAR = 365.25;

export interface SignerFacts {
  /** 1 in the majority of the bill's own chamber, -1 outside, 0 unknown. */
  majority: -1 | 0 | 1;
  years: number;
  seat: CommitteeSeat | undefined;
  chairsAny: boolean;
  isCommittee: boolean;
  /** The sponsor's other bills. */
  others: Tally;
  count: number;
  original: number;
  recent: number;
  across: number;
  inMajority: number;
  onCommittee: number;
  hasChair: boolean;
  hasRanking: boolean;
}

/** Gathers who introduced the bill and who had signed it by the day. */
export function getSignerFacts(course: BillCourse, day: Day, stage: Stage, context: FeatureContext): SignerFacts {
  const { calendar, members, session } = context;
  const { sponsor, first } = course;
  const acting = stage === 'committee' || stage === 'floor' ? first : course.second;
  const committee = course.referral !== undefined && course.referral.day <= day ? course.referral.committee : undefined;
  const party = sponsor === undefined ? undefined : getParty(sponsor, day, members);
  const facts: SignerFacts = {
    majority: party === undefined ? 0 : party === getMajority(calendar, first, day) ? 1 : -1,
    years: getYears(sponsor, day, members),
    seat: findSeat(sponsor, course, committee, day, members),
    chairsAny: isChair(sponsor, course, day, members),
    isCommittee: sponsor?.isCommittee ?? false,
    others: session.countForSponsor(course, day),
    count: 0,
    original: 0,
    recent: 0,
    across: 0,
    inMajority: 0,
    onCommittee: 0,
    hasChair: false,
    hasRanking: false,
  };
  const majority = getMajority(calendar, acting, day);
  for (const signer of course.cosponsors) {
    if (signer.signed > day || signer.withdrawn <= day) continue;
    facts.count += 1;
    if (signer.signed <= course.introduced) facts.original += 1;
    else if (signer.signed > day - NEW_DAYS) facts.recent += 1;
    const own = getParty(signer, day, members);
    if (own !== undefined && party !== undefined && own !== party) facts.across += 1;
    if (own === majority) facts.inMajority += 1;
    const seat = findSeat(signer, course, committee, day, members);
    if (seat === undefined) continue;
    facts.onCommittee += 1;
    if (seat.role === 'chair') facts.hasChair = true;
    if (seat.role === 'ranking') facts.hasRanking = true;
  }
  return facts;
}

/** Returns `D` or `R` as of the day: from the directory, where independents are counted by caucus, or as stated. */
function getParty(signer: Signer, day: Day, members: MemberDirectory): string | undefined {
  const term = members.get(signer.id)?.terms.findLast(({ from, until }) => from <= day && day <= until);
  const party = term?.party ?? signer.party;
  return party === 'D' || party === 'R' ? party : undefined;
}

function getYears(sponsor: Signer | undefined, day: Day, members: MemberDirectory): number {
  let began = day;
  for (const { from } of members.get(sponsor?.id ?? '')?.terms ?? []) began = Math.min(began, from);
  return (day - began) / DAYS_PER_YEAR;
}

function findSeat(
  signer: Signer | undefined,
  { first }: BillCourse,
  committee: string | undefined,
  day: Day,
  members: MemberDirectory,
): CommitteeSeat | undefined {
  if (signer === undefined || committee === undefined) return undefined;
  return members
    .get(signer.id)
    ?.seats.find(
      (seat) => seat.committee === committee && seat.house === first && seat.from <= day && day < seat.until,
    );
}

function isChair(signer: Signer | undefined, { first }: BillCourse, day: Day, members: MemberDirectory): boolean {
  const seats = members.get(signer?.id ?? '')?.seats ?? [];
  return seats.some((seat) => seat.role === 'chair' && seat.house === first && seat.from <= day && day < seat.until);
}

/** Bills that are added to a sponsor's count, so that one success does not make a rate. */
const PRIOR_BILLS = 8;
const PRIOR_RATE = 0.1;

/** Who introduced the bill and who signed it. */
export const SIGNER_FEATURES: FeatureTable<SignerFacts> = [
  ['sponsor.majority', ({ majority }) => majority],
  ['sponsor.years', ({ years }) => logCount(years)],
  ['sponsor.onCommittee', ({ seat }) => flag(seat !== undefined)],
  ['sponsor.chair', ({ seat }) => flag(seat?.role === 'chair')],
  ['sponsor.ranking', ({ seat }) => flag(seat?.role === 'ranking')],
  ['sponsor.rank', ({ seat }) => (seat?.rank === undefined ? 0 : 1 / seat.rank)],
  ['sponsor.chairsAny', ({ chairsAny }) => flag(chairsAny)],
  ['sponsor.isCommittee', ({ isCommittee }) => flag(isCommittee)],
  ['sponsor.bills', ({ others }) => logCount(others.begun)],
  ['sponsor.moved', ({ others }) => log((others.onFloor + PRIOR_BILLS * PRIOR_RATE) / (others.begun + PRIOR_BILLS))],
  ['sponsor.passed', ({ others }) => logCount(others.passed)],
  ['cosponsors.count', ({ count }) => logCount(count)],
  ['cosponsors.none', ({ count }) => flag(count === 0)],
  ['cosponsors.original', ({ original }) => logCount(original)],
  ['cosponsors.recent', ({ recent }) => logCount(recent)],
  ['cosponsors.across', ({ across }) => logCount(across)],
  ['cosponsors.acrossShare', ({ across, count }) => across / Math.max(1, count)],
  ['cosponsors.majorityShare', ({ inMajority, count }) => inMajority / Math.max(1, count)],
  ['cosponsors.onCommittee', ({ onCommittee }) => logCount(onCommittee)],
  ['cosponsors.chair', ({ hasChair }) => flag(hasChair)],
  ['cosponsors.ranking', ({ hasRanking }) => flag(hasRanking)],
];
