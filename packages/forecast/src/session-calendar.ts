import type { IsoDate } from '@rotunda/domain';
import { type Day, toDay } from './day.ts';
import type { House } from './house.ts';

export type MajorParty = 'D' | 'R';

/** A session of a legislature: its days and who has the majority. Nothing is forecast outside of it. */
export interface SessionCalendar {
  isoCode: string;
  /** As in the bill record: `113`, `2009-2010`. */
  session: string;
  startsOn: IsoDate;
  /** Last day on which a bill can still move. */
  endsOn: IsoDate;
  /** Majority of each chamber, oldest first, each until the next. */
  majorities: readonly { from: IsoDate; lower: MajorParty; upper: MajorParty }[];
  source: string;
}

const CONGRESS =
  'house.gov and senate.gov, "Party Divisions"; sessions by the 20th Amendment and Congressional Directory';
const MICHIGAN =
  'Mich. Const. art. IV, § 13 (second Wednesday in January; all bills die at the end of the even year); Michigan Manual, "Membership of the Legislature"';
const CALIFORNIA =
  'Cal. Const. art. IV, § 3(a) (first Monday in December to November 30 of the second year); Secretary of State, statements of vote';

type Majorities = readonly [lower: MajorParty, upper: MajorParty];

function congress(number: number, startsOn: IsoDate, endsOn: IsoDate, [lower, upper]: Majorities): SessionCalendar {
  return {
    isoCode: 'us',
    session: String(number),
    startsOn,
    endsOn,
    majorities: [{ from: startsOn, lower, upper }],
    source: CONGRESS,
  };
}

function biennium(isoCode: string, startsOn: IsoDate, endsOn: IsoDate, [lower, upper]: Majorities): SessionCalendar {
  const last = Number(endsOn.slice(0, 4));
  const source = isoCode === 'us-mi' ? MICHIGAN : CALIFORNIA;
  return {
    isoCode,
    session: `${last - 1}-${last}`,
    startsOn,
    endsOn,
    majorities: [{ from: startsOn, lower, upper }],
    source,
  };
}

export const SESSION_CALENDARS: readonly SessionCalendar[] = [
  congress(113, '2013-01-03', '2015-01-03', ['R', 'D']),
  congress(114, '2015-01-06', '2017-01-03', ['R', 'R']),
  congress(115, '2017-01-03', '2019-01-03', ['R', 'R']),
  congress(116, '2019-01-03', '2021-01-03', ['D', 'R']),
  {
    ...congress(117, '2021-01-03', '2023-01-03', ['D', 'R']),
    // Two senators of Georgia and the Vice President took office.
    majorities: [
      { from: '2021-01-03', lower: 'D', upper: 'R' },
      { from: '2021-01-20', lower: 'D', upper: 'D' },
    ],
  },
  congress(118, '2023-01-03', '2025-01-03', ['R', 'D']),
  congress(119, '2025-01-03', '2027-01-03', ['R', 'R']),
  biennium('us-mi', '2009-01-14', '2010-12-31', ['D', 'R']),
  biennium('us-mi', '2011-01-12', '2012-12-31', ['R', 'R']),
  biennium('us-mi', '2013-01-09', '2014-12-31', ['R', 'R']),
  biennium('us-mi', '2015-01-14', '2016-12-31', ['R', 'R']),
  biennium('us-mi', '2017-01-11', '2018-12-31', ['R', 'R']),
  biennium('us-mi', '2019-01-09', '2020-12-31', ['R', 'R']),
  biennium('us-mi', '2021-01-13', '2022-12-31', ['R', 'R']),
  biennium('us-mi', '2023-01-11', '2024-12-31', ['D', 'D']),
  biennium('us-mi', '2025-01-08', '2026-12-31', ['R', 'D']),
  biennium('us-ca', '2008-12-01', '2010-11-30', ['D', 'D']),
  biennium('us-ca', '2010-12-06', '2012-11-30', ['D', 'D']),
  biennium('us-ca', '2012-12-03', '2014-11-30', ['D', 'D']),
  biennium('us-ca', '2014-12-01', '2016-11-30', ['D', 'D']),
  biennium('us-ca', '2016-12-05', '2018-11-30', ['D', 'D']),
  biennium('us-ca', '2018-12-03', '2020-11-30', ['D', 'D']),
  biennium('us-ca', '2020-12-07', '2022-11-30', ['D', 'D']),
  biennium('us-ca', '2022-12-05', '2024-11-30', ['D', 'D']),
  biennium('us-ca', '2024-12-02', '2026-11-30', ['D', 'D']),
];

/** Returns the calendar of a session; undefined if it is not in the table. */
export function findSessionCalendar(isoCode: string, session: string): SessionCalendar | undefined {
  return SESSION_CALENDARS.find((one) => one.isoCode === isoCode && one.session === session);
}

/** Returns the party with the majority of a chamber on a day of the session. */
export function getMajority(calendar: SessionCalendar, house: House, day: Day): MajorParty {
  const valid = calendar.majorities.findLast(({ from }) => toDay(from) <= day) ?? calendar.majorities[0];
  return valid?.[house] ?? 'R';
}
