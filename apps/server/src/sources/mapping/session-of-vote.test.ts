import { expect, test } from 'vitest';
import { contradictionOfSession } from './session-of-vote.ts';

test.each([
  ['2025-2026', '2025-03-01'],
  ['2025-2026', '2024-12-02'],
  ['2026', '2025-10-07'],
  ['2024-2025', '2026-01-12'],
  ['2025-2026-x1', '2026-08-01'],
  ['34', '2010-01-01'],
])('a vote of session %s may be dated %s', (session, date) => {
  expect(contradictionOfSession({ isoCode: 'us-nj', session }, date)).toBeUndefined();
});

test.each([
  ['2025-2026', '2023-03-01'],
  ['2026', '2025-03-01'],
  ['2025', '2026-02-10'],
])('a vote of session %s is not dated %s', (session, date) => {
  expect(contradictionOfSession({ isoCode: 'us-nj', session }, date)).toBe(
    `The record states session ${session}, but the vote is dated ${date}.`,
  );
});

test('a vote of a Congress is held while it sits', () => {
  const inCongress = (date: string) => contradictionOfSession({ isoCode: 'us', session: '116' }, date);
  expect(['2019-01-03', '2020-06-01', '2021-01-01'].map(inCongress)).toEqual([undefined, undefined, undefined]);
  expect(inCongress('2021-03-01')).toBe('The record states Congress 116, but the vote is dated 2021-03-01.');
});
