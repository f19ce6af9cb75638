import type { IsoDate } from './record-identity.ts';

/** When a legislature's regular sessions end by law. */
interface AdjournmentRule {
  /** Length of a session in years; sessions of other lengths are special ones, which the rule does not cover. */
  years: 1 | 2;
  /** Last day by the session's last year; null if the law sets no date in that year. */
  getEnd: (lastYear: number) => IsoDate | null;
  source: string;
}

const [MONDAY, TUESDAY, WEDNESDAY] = [1, 2, 3];

/** Rules for sessions whose last day is set by constitution or statute, which legislatures normally use in full. */
const RULES: Readonly<Record<string, AdjournmentRule>> = {
  'us-ca': { years: 2, getEnd: (year) => `${year}-11-30`, source: 'Cal. Const. art. IV, § 3(a)' },
  'us-ct': {
    years: 1,
    getEnd: (year) => later(nthWeekday(year, isOdd(year) ? 6 : 5, MONDAY, 1), 2),
    source: 'Conn. Const. art. III, § 2: the Wednesday after the first Monday in June or May',
  },
  'us-dc': { years: 2, getEnd: (year) => `${year + 1}-01-02`, source: 'D.C. Code § 1-204.01' },
  'us-il': {
    years: 2,
    getEnd: (year) => nthWeekday(year + 1, 1, WEDNESDAY, 2),
    source: 'Ill. Const. art. IV, § 5(a)',
  },
  'us-la': {
    years: 1,
    getEnd: (year) =>
      isOdd(year) ? later(nthWeekday(year, 4, MONDAY, 2), 59) : later(nthWeekday(year, 3, MONDAY, 2), 84),
    source: 'La. Const. art. III, § 2(A): 60 days in odd years, 85 in even ones',
  },
  'us-ma': {
    years: 2,
    getEnd: (year) => later(nthWeekday(year + 1, 1, WEDNESDAY, 1), -1),
    source: 'Mass. Const. amend. art. X: the day before the first Wednesday in January',
  },
  'us-md': {
    years: 1,
    // The General Assembly ended its 2020 session early.
    getEnd: (year) => (year === 2020 ? '2020-03-18' : later(nthWeekday(year, 1, WEDNESDAY, 2), 89)),
    source: 'Md. Const. art. III, §§ 14, 15: 90 days',
  },
  'us-nj': {
    years: 2,
    getEnd: (year) => nthWeekday(year + 1, 1, TUESDAY, 2),
    source: 'N.J. Const. art. IV, § I, ¶ 3',
  },
  'us-nm': {
    years: 1,
    getEnd: (year) => later(nthWeekday(year, 1, TUESDAY, 3), isOdd(year) ? 60 : 30),
    source: 'N.M. Const. art. IV, § 5: 60 days in odd years, 30 in even ones',
  },
  'us-nv': {
    years: 1,
    getEnd: (year) => (isOdd(year) ? later(nthWeekday(year, 2, MONDAY, 1), 119) : null),
    source: 'Nev. Const. art. 4, § 2: 120 days',
  },
  'us-ny': { years: 2, getEnd: (year) => `${year}-12-31`, source: 'N.Y. Const. art. XIII, § 4' },
  'us-oh': { years: 2, getEnd: (year) => `${year}-12-31`, source: 'Ohio Const. art. II, § 2' },
  'us-pa': { years: 2, getEnd: (year) => `${year}-11-30`, source: 'Pa. Const. art. II, § 2' },
  'us-tx': {
    years: 2,
    getEnd: (year) => later(nthWeekday(year - 1, 1, TUESDAY, 2), 139),
    source: 'Tex. Const. art. III, § 24: 140 days of the odd year',
  },
  'us-ut': {
    years: 1,
    getEnd: (year) => later(nthWeekday(year, 1, TUESDAY, 3), 45),
    source: 'Utah Const. art. VI, § 16: 45 days, the federal holiday not counted',
  },
  'us-wa': {
    years: 2,
    getEnd: (year) => later(nthWeekday(year, 1, MONDAY, 2), 59),
    source: 'Wash. Const. art. II, § 12; RCW 44.04.010: 60 days of the even year',
  },
  'us-wv': {
    years: 1,
    getEnd: (year) => later(nthWeekday(year, year % 4 === 1 ? 2 : 1, WEDNESDAY, 2), 59),
    source: 'W. Va. Const. art. VI, §§ 18, 22: 60 days',
  },
};

/** Adjournment dates from the journals of legislatures without such a rule. */
const ADJOURNED: Readonly<Record<string, Readonly<Record<string, IsoDate>>>> = {
  // Source: session calendars of https://wyoleg.gov/.
  'us-wy': { '2023': '2023-03-03', '2024': '2024-03-08', '2025': '2025-03-06', '2026': '2026-03-06' },
};

/**
 * Returns the last day of a state's regular session, past or future; null if neither a rule nor a journal date is
 * listed here.
 */
export function getStateSessionEnd(isoCode: string, session: string): IsoDate | null {
  const known = Object.hasOwn(ADJOURNED, isoCode) ? ADJOURNED[isoCode]?.[session] : undefined;
  if (known !== undefined) return known;
  const rule = Object.hasOwn(RULES, isoCode) ? RULES[isoCode] : undefined;
  const [, first, last = first] = /^(\d{4})(?:-(\d{4}))?$/.exec(session) ?? [];
  if (rule === undefined || Number(last) - Number(first) !== rule.years - 1) return null;
  return rule.getEnd(Number(last));
}

const isOdd = (year: number) => year % 2 === 1;

/**
 * Returns the nth weekday of a month.
 * @param month from 1
 * @param weekday from 0, Sunday
 */
function nthWeekday(year: number, month: number, weekday: number, nth: number): IsoDate {
  const first = new Date(Date.UTC(year, month - 1, 1)).getUTCDay();
  const day = 1 + ((weekday - first + 7) % 7) + 7 * (nth - 1);
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}

function later(day: IsoDate, days: number): IsoDate {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}
