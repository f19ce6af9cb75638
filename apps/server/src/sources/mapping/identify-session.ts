import { congressesOfDays, decideIdentity, type IdentityDecision, type IsoDate } from '@rotunda/domain';

/** Everything in a record that tells of which session of a legislature it is. */
export interface StatedSession {
  isoCode: string;
  /** As stated, with its years: `2025-2026`, `2026`, `2025-2026-x1`; or the number of a Congress. */
  session: string;
  /** Sessions that addresses name, in the same form. */
  addressed?: readonly string[];
  /** Years that addresses name; each stands for the session that it lies in. */
  addressedYears?: readonly number[];
  /** Days of actions and texts. */
  days: readonly (IsoDate | undefined)[];
}

/** Decides the session of a state's bill by its field, its addresses and its dates. */
export function identifySession({
  isoCode,
  session,
  addressed = [],
  addressedYears = [],
  days,
}: StatedSession): IdentityDecision {
  const dated = days.flatMap((day) => day ?? []).toSorted();
  const inAddress = [...addressed, ...addressedYears.flatMap((year) => sessionOfYear(session, year) ?? [])];
  const witnesses = [
    { from: 'the record', values: [session] },
    { from: 'its address', values: [...new Set(inAddress)].slice(0, 1) },
    { from: 'its dates', values: sessionsOfDays({ isoCode, session }, inAddress, dated) },
  ];
  return decideIdentity(witnesses, (value) => `session ${value}`) ?? { ok: true, value: session, contradictions: [] };
}

/** Returns the sessions that one of the dates agrees with; if the session has no years, dates tell nothing. */
function sessionsOfDays(
  place: { isoCode: string; session: string },
  others: readonly string[],
  days: readonly IsoDate[],
): string[] {
  const { isoCode, session } = place;
  if (isoCode === 'us' && /^\d+$/.test(session)) return congressesOfDays(days);
  const [first] = days;
  if (first === undefined || getYears(session) === undefined) return [];
  const candidates = [...new Set([session, ...others])];
  const agreeing = candidates.filter((one) => days.some((day) => isInSession(one, day)));
  if (agreeing.length > 0) return agreeing;
  const derived = sessionOfYear(session, Number(first.slice(0, 4)));
  return derived === undefined ? [] : [derived];
}

/** Bills are filed from June for a session of the next year, as in Kentucky and Virginia. */
const FIRST_DAY_BEFORE = '-06-01';
/** Sessions of New Jersey and Wisconsin end in the January after their last year. */
const LAST_DAY_AFTER = '-01-31';

function isInSession(session: string, day: IsoDate): boolean {
  const [first, last] = getYears(session) ?? [];
  if (first === undefined || last === undefined) return false;
  return day >= `${first - 1}${FIRST_DAY_BEFORE}` && day <= `${last + 1}${LAST_DAY_AFTER}`;
}

/**
 * Returns the session of the same length and name that a year lies in: `2017-2018` for 2018, if `2021-2022` is the
 * record's. A year that the stated session or its preparation lies in is that session.
 */
function sessionOfYear(session: string, year: number): string | undefined {
  const [first, last] = getYears(session) ?? [];
  if (first === undefined || last === undefined) return undefined;
  if (year >= first - 1 && year <= last) return session;
  const length = last - first + 1;
  const start = first + Math.floor((year - first) / length) * length;
  return session.replaceAll(/(?<!\d)(?:19|20)\d\d(?!\d)/g, (own) => `${start + Number(own) - first}`);
}

function getYears(session: string): readonly [number, number] | undefined {
  const years = [...session.matchAll(/(?<!\d)(?:19|20)\d\d(?!\d)/g)].map(([year]) => Number(year));
  return years.length === 0 ? undefined : [Math.min(...years), Math.max(...years)];
}
