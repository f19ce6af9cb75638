import { expect, test } from 'vitest';
import { toDay } from './day.ts';
import { findSessionCalendar, getMajority, SESSION_CALENDARS } from './session-calendar.ts';

test('every calendar names its source, and sessions of a legislature follow each other', () => {
  for (const [at, calendar] of SESSION_CALENDARS.entries()) {
    expect(calendar.source).not.toBe('');
    expect(calendar.startsOn < calendar.endsOn).toBe(true);
    const next = SESSION_CALENDARS[at + 1];
    if (next?.isoCode === calendar.isoCode) expect(next.startsOn >= calendar.endsOn).toBe(true);
  }
});

test('a majority that changes within a session holds from its day', () => {
  const calendar = findSessionCalendar('us', '117');
  if (calendar === undefined) throw new Error('The 117th Congress is missing.');
  expect(getMajority(calendar, 'upper', toDay('2021-01-19'))).toBe('R');
  expect(getMajority(calendar, 'upper', toDay('2021-01-20'))).toBe('D');
});

test('a session that is not in the table has no calendar, so nothing is forecast', () => {
  expect(findSessionCalendar('us', '120')).toBeUndefined();
  expect(findSessionCalendar('us-ny', '2025-2026')).toBeUndefined();
});
