import { congressOnDay } from './congress-on-day.ts';
import { federalVoteId } from './fusion-id.ts';
import type { IsoDate } from './record-identity.ts';

/** A session of a Congress; roll calls of a chamber are numbered within it. */
interface CongressSession {
  congress: number;
  session: number;
}

/** What a record states about a federal roll call, and what else tells which one it is. */
export interface StatedRollCall {
  chamber: 'h' | 's';
  congress: number | string;
  session: number | string;
  roll: number | string;
  /** Date of the vote in Washington. */
  date: IsoDate;
  /** Further statement of the year, such as `congress_year`. */
  year?: number | string | undefined;
  /** Addresses and file names of the roll call. */
  addresses?: readonly (string | undefined)[];
}

export interface RollCallIdentity extends CongressSession {
  voteId: string;
  chamber: 'h' | 's';
  roll: number;
  /** Whether the roll call was held in its session, so that it may be joined to a bill of that Congress. */
  isDateCertain: boolean;
  /** Sentences that say what the record contradicts. */
  contradictions: string[];
}

/**
 * Identifies a federal roll call by everything that is known about it. Records state a wrong session now and then
 * (a roll call of 2024 under the first session); the date and the address of the roll call then decide, because one
 * wrong field must neither make a second vote nor name the vote of another year.
 */
export function identifyRollCall(stated: StatedRollCall): RollCallIdentity {
  const address = (stated.addresses ?? []).flatMap((one) => rollCallInAddress(one) ?? [])[0];
  const told: CongressSession = { congress: Number(stated.congress), session: Number(stated.session) };
  const days = sessionsOnDay(stated.date);
  const ofYear = stated.year === undefined ? [] : sessionsOfYear(Number(stated.year));
  const witnesses = [address === undefined ? [] : [address], days, ofYear, [told]].filter(({ length }) => length > 0);
  const support = (one: CongressSession) => witnesses.filter((each) => each.some((other) => isSame(one, other))).length;
  const candidates = witnesses.flat();
  // Of equally supported sessions the first wins: that of the address, then of the date.
  const chosen = candidates.reduce((best, one) => (support(one) > support(best) ? one : best), candidates[0] ?? told);
  // The address of another session's roll call, such as a file in the wrong folder, tells nothing about this one.
  const own = address !== undefined && isSame(address, chosen) ? address : undefined;
  const chamber = own?.chamber ?? stated.chamber;
  const roll = own?.roll ?? Number(stated.roll);
  const isDateCertain = days.length === 0 || days.some((one) => isSame(one, chosen));
  const named = `session ${chosen.session} of Congress ${chosen.congress}`;
  const contradictions = [
    isSame(told, chosen)
      ? ''
      : `The record states session ${told.session} of Congress ${told.congress}; its ${evidence(days, address, chosen)} show ${named}.`,
    isDateCertain ? '' : `The record is dated ${stated.date}, which is not in ${named}.`,
    address === undefined || isSame(address, chosen)
      ? ''
      : `The address of the roll call names session ${address.session} of Congress ${address.congress}.`,
    roll === Number(stated.roll)
      ? ''
      : `The record states roll call ${Number(stated.roll)}; its address names roll call ${roll}.`,
    chamber === stated.chamber
      ? ''
      : `The record states the ${stated.chamber === 'h' ? 'House' : 'Senate'}; its address is that of the other chamber.`,
  ].filter((sentence) => sentence !== '');
  const { congress, session } = chosen;
  return {
    congress,
    session,
    chamber,
    roll,
    isDateCertain,
    contradictions,
    voteId: federalVoteId(congress, session, chamber, roll),
  };
}

function evidence(
  days: readonly CongressSession[],
  address: CongressSession | undefined,
  chosen: CongressSession,
): string {
  const isOnDay = days.some((one) => isSame(one, chosen));
  const isInAddress = address !== undefined && isSame(address, chosen);
  if (isOnDay && isInAddress) return 'date and address';
  return isOnDay ? 'other facts, such as the date,' : 'other facts, such as the address,';
}

const isSame = (one: CongressSession, other: CongressSession) =>
  one.congress === other.congress && one.session === other.session;

/** First year since which the first session of a Congress has been held in an odd year and the second in an even one. */
const FIRST_REGULAR_YEAR = 1941;

/**
 * Returns the sessions that a day may belong to: one, or two in the first days of January, when a session may still be
 * open while the next one begins (Twentieth Amendment).
 */
function sessionsOnDay(day: IsoDate): CongressSession[] {
  const year = Number(day.slice(0, 4));
  const own = sessionsOfYear(year);
  return day.slice(5) <= '01-05' ? [...own, ...sessionsOfYear(year - 1)] : own;
}

function sessionsOfYear(year: number): CongressSession[] {
  if (!Number.isInteger(year) || year < FIRST_REGULAR_YEAR) return [];
  return [{ congress: congressOnDay(`${year}-06-01`), session: year % 2 === 1 ? 1 : 2 }];
}

interface AddressedRollCall extends CongressSession {
  chamber: 'h' | 's';
  roll: number;
}

/** Addresses of the House Clerk; they name the year. */
const HOUSE = [
  /(?:^|[/!])(?<year>\d{4})[/!](?:roll)?(?<roll>\d{1,4})\.xml\b/i,
  /\/votes\/(?<year>\d{4})(?<roll>\d{1,4})$/i,
  /\byear=(?<year>\d{4})&(?:amp;)?rollnumber=(?<roll>\d+)/i,
];
/** Addresses of the Senate's Legislative Information System; they name the Congress and the session. */
const SENATE = [
  /\bvote_(?<congress>\d{2,3})_(?<session>[12])_(?<roll>\d+)\b/i,
  /\bcongress=(?<congress>\d+)&(?:amp;)?session=(?<session>[12])&(?:amp;)?vote=(?<roll>\d+)/i,
];

/** Returns the roll call that an address or a file name identifies; undefined if it identifies none. */
export function rollCallInAddress(address: string | undefined): AddressedRollCall | undefined {
  if (address === undefined) return undefined;
  for (const pattern of SENATE) {
    const { congress, session, roll } = pattern.exec(address)?.groups ?? {};
    if (congress !== undefined) {
      return { chamber: 's', congress: Number(congress), session: Number(session), roll: Number(roll) };
    }
  }
  for (const pattern of HOUSE) {
    const { year, roll } = pattern.exec(address)?.groups ?? {};
    const [own] = year === undefined ? [] : sessionsOfYear(Number(year));
    if (own !== undefined) return { chamber: 'h', ...own, roll: Number(roll) };
  }
  return undefined;
}
