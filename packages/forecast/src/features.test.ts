import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toDate, toDay } from './day.ts';
import { FEATURE_NAMES, getFeatures } from './features.ts';
import type { ForecastBill } from './forecast-bill.ts';
import type { Member } from './member-directory.ts';
import { getSnapshotDays } from './snapshots.ts';
import { action, buildBill, cosponsor } from './testing/build-bill.ts';
import { buildSession, inventCongress } from './testing/build-session.ts';

const LEARNED = { titleFloor: 0, titleLaw: 0, committeeRate: 0 };
const START = toDay('2013-01-03');

const TEXTS = [
  'Committee on Ways and Means. Hearings held.',
  'Ordered to be Reported by Voice Vote.',
  'Placed on the Union Calendar, Calendar No. 1.',
  'On passage Passed by the Yeas and Nays: 226 - 191 (Roll no. 515).',
  'Received in the Senate.',
  'Received in the Senate and Read twice and referred to the Committee on Finance.',
  'Passed Senate without amendment by Unanimous Consent.',
  'Became Public Law No: 113-1.',
  'Vetoed by President.',
];

const dates = fc.integer({ min: 30, max: 700 }).map((day) => toDate(START + day));
const manyActions = fc.array(
  fc.tuple(dates, fc.constantFrom(...TEXTS)).map(([date, text]) => action(date, text)),
  { maxLength: 12 },
);
const manyCosponsors = fc.array(
  fc.tuple(fc.integer({ min: 2, max: 30 }), dates).map(([who, date]) => cosponsor(`person-bioguide-${who}`, date)),
  { maxLength: 12 },
);
const members = new Map<string, Member>(
  Array.from({ length: 31 }, (_, who) => [
    `person-bioguide-${who}`,
    {
      terms: [{ from: START, until: START + 730, house: 'lower' as const, party: who % 2 === 0 ? 'D' : 'R' }],
      seats: [{ house: 'lower' as const, committee: 'ways and means', from: START, until: START + 730, rank: who + 1 }],
    },
  ]),
);

function read(bills: readonly ForecastBill[], directory: ReadonlyMap<string, Member>, date: string) {
  const session = buildSession(bills, directory);
  const course = session.courses.find(({ bill }) => bill.fusionId === 'us-113-hr-5000');
  if (course === undefined) throw new Error('The bill is lost.');
  return getFeatures(course, toDay(date), session.context, LEARNED);
}

test('nothing that happens after the day changes a feature, to the bill, to other bills or to members', () => {
  const others = inventCongress(30);
  const laterActions = (bill: ForecastBill, date: string, later: ForecastBill['actions']) => [
    ...(bill.actions ?? []).filter((one) => one.date <= date),
    ...(later ?? []).filter((one) => one.date > date),
  ];
  fc.assert(
    fc.property(
      manyActions,
      manyActions,
      manyCosponsors,
      manyCosponsors,
      dates,
      (past, future, signers, laterSigners, date) => {
        const base = buildBill({ fusionId: 'us-113-hr-5000' });
        const bill = {
          ...base,
          actions: [...(base.actions ?? []), ...past],
          sponsors: [...(base.sponsors ?? []), ...signers],
        };
        const changed = {
          ...bill,
          actions: laterActions(bill, date, future),
          sponsors: [
            ...bill.sponsors.filter(({ sponsoredOn = '' }) => sponsoredOn <= date),
            ...laterSigners.filter(({ sponsoredOn = '' }) => sponsoredOn > date),
          ],
        };
        const changedOthers = others
          .filter(({ introducedOn = '' }) => introducedOn <= date)
          .map((other) => ({ ...other, actions: laterActions(other, date, future) }));
        const changedMembers = new Map(
          [...members].map(([id, member]) => [
            id,
            { ...member, seats: member.seats.map((seat) => ({ ...seat, until: toDay(date) + 1 })) },
          ]),
        );
        const before = read([bill, ...others], members, date);
        const after = read([changed, ...changedOthers], changedMembers, date);
        expect(after?.stage).toBe(before?.stage);
        expect([...(after?.values ?? [])]).toEqual([...(before?.values ?? [])]);
      },
    ),
    { numRuns: 60 },
  );
});

test('every feature of every bill on every day is a number', () => {
  const session = buildSession(inventCongress(60), members);
  for (const course of session.courses)
    for (const day of getSnapshotDays(course, session.last)) {
      const found = getFeatures(course, day, session.context, LEARNED);
      expect(found?.values.length).toBe(FEATURE_NAMES.length);
      expect(found?.values.every((value) => Number.isFinite(value))).toBe(true);
    }
});

test('a cosponsor without a date is not counted, because nothing says when they signed', () => {
  const { sponsoredOn: _, ...undated } = cosponsor('person-bioguide-3', '2013-02-01');
  const bill = buildBill({ fusionId: 'us-113-hr-5000' });
  const withUndated = { ...bill, sponsors: [...(bill.sponsors ?? []), undated] };
  expect(read([withUndated], members, '2013-06-01')).toEqual(read([bill], members, '2013-06-01'));
});

test('a bill that is not introduced yet, or law already, has no features', () => {
  const bill = buildBill({
    fusionId: 'us-113-hr-5000',
    actions: [action('2013-02-01', 'Introduced in House'), action('2013-08-01', 'Became Public Law No: 113-9.')],
  });
  expect(read([bill], members, '2013-01-15')).toBeUndefined();
  expect(read([bill], members, '2013-07-31')).toBeDefined();
  expect(read([bill], members, '2013-08-01')).toBeUndefined();
});
