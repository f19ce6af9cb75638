import { expect, test } from 'vitest';
import { statedMoment } from './stated-moment.ts';

const at = (iso: string): number => Date.parse(iso) / 1000;

test.each([
  ['Tue, 22 Sep 2026 00:00:00 -0400', '2026-09-22', '2026-09-22T04:00:00Z'],
  ['Tue, 1 Sep 2026 23:30 EDT', '2026-09-01', '2026-09-02T03:30:00Z'],
  ['02 Oct 99 13:05:09 GMT', '1999-10-02', '1999-10-02T13:05:09Z'],
  ['2026-09-22T10:46:00+00:00', '2026-09-22', '2026-09-22T10:46:00Z'],
  ['2026-09-22T23:46:00.123456-05:00', '2026-09-22', '2026-09-23T04:46:00Z'],
  ['2026-09-22 08:00', '2026-09-22', '2026-09-22T08:00:00Z'],
  ['  2026-09-22T08:00:00Z\n', '2026-09-22', '2026-09-22T08:00:00Z'],
])('statedMoment reads %s as %s at %s', (written, date, instant) => {
  expect(statedMoment(written)).toEqual({ date, ts: at(instant) });
});

test('statedMoment returns a date alone without an instant', () => {
  expect(statedMoment('2026-09-22')).toEqual({ date: '2026-09-22' });
  expect(statedMoment('22 September 2026')).toEqual({ date: '2026-09-22' });
});

test.each([
  '',
  'yesterday',
  '2026-02-30',
  '31 Apr 2026 10:00 GMT',
  '2026-09-22T25:00:00Z',
  '2026-09-22T10:61:00Z',
  '2026-09-22T10:00:00+99:00',
  'Tue, 22 Sep 2026 10:00:00 LOCAL',
  '1e9',
])('statedMoment returns undefined for %s', (written) => {
  expect(statedMoment(written)).toBeUndefined();
});
