import { describe, expect, it } from 'vitest';
import { readRecurrenceRule } from './recurrence-rule.ts';
import { repeatByRule, RuleTooCostly } from './repeat-by-rule.ts';

const at = (text: string) => Date.parse(`${text}Z`) / 1000;

function repeat(text: string, start: string, { from = start, to = '2040-01-01T00:00:00', most = 5, steps = 1e6 } = {}) {
  const rule = readRecurrenceRule(text);
  if (rule === null) return null;
  const times: string[] = [];
  const window = { start: at(start), isDay: false, from: at(from), to: at(to), budget: { steps } };
  for (const wall of repeatByRule(rule, window)) {
    if (times.length === most) break;
    if (wall >= at(from)) times.push(new Date(wall * 1000).toISOString().slice(0, 16));
  }
  return times;
}

describe('Recurrence rule', () => {
  // The expected dates of the RFC’s own examples (3.8.5.3).
  it.each([
    ['FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=MO', '1997-08-05', ['08-05', '08-10', '08-19', '08-24']],
    ['FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=SU', '1997-08-05', ['08-05', '08-17', '08-19', '08-31']],
    ['FREQ=MONTHLY;COUNT=3;BYDAY=TU,WE,TH;BYSETPOS=3', '1997-09-04', ['09-04', '10-07', '11-06']],
    ['FREQ=MONTHLY;COUNT=3;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-2', '1997-09-29', ['09-29', '10-30', '11-27']],
    ['FREQ=MONTHLY;COUNT=3;BYMONTHDAY=-3', '1997-09-28', ['09-28', '10-29', '11-28']],
    ['FREQ=MONTHLY;COUNT=3;BYDAY=-2MO', '1997-09-22', ['09-22', '10-20', '11-17']],
    ['FREQ=DAILY;BYMONTH=1;UNTIL=19980103', '1998-01-01', ['01-01', '01-02', '01-03', '01-04', '01-05']],
  ])('%s repeats from %s on its days', (rule, start, days) => {
    const year = start.slice(0, 4);
    expect(repeat(rule, `${start}T09:00:00`)).toEqual(days.map((day) => `${year}-${day}T09:00`));
  });

  it.each([
    ['FREQ=YEARLY', '2024-02-29', ['2024-02-29', '2028-02-29', '2032-02-29', '2036-02-29']],
    ['FREQ=MONTHLY;COUNT=3', '2026-01-31', ['2026-01-31', '2026-03-31', '2026-05-31']],
    ['FREQ=YEARLY;BYDAY=20MO', '1997-05-19', ['1997-05-19', '1998-05-18', '1999-05-17', '2000-05-15', '2001-05-14']],
    ['FREQ=YEARLY;BYWEEKNO=20', '1997-05-12', ['1997-05-12', '1998-05-11', '1999-05-17', '2000-05-15', '2001-05-14']],
    ['FREQ=YEARLY;INTERVAL=4;BYMONTH=11;BYDAY=TU;BYMONTHDAY=2,3,4,5,6,7,8', '1996-11-05', ['1996-11-05', '2000-11-07']],
  ])('%s skips what does not exist', (rule, start, days) => {
    expect(repeat(rule, `${start}T09:00:00`, { most: days.length })).toEqual(days.map((day) => `${day}T09:00`));
  });

  it('numbers BYSETPOS within each period of any frequency', () => {
    const weekdays = 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=1,-1';
    expect(repeat(weekdays, '2016-01-04T09:00:00', { most: 3 })).toEqual([
      '2016-01-04T09:00',
      '2016-01-08T09:00',
      '2016-01-11T09:00',
    ]);
    expect(repeat('FREQ=DAILY;BYHOUR=9,12,17;BYSETPOS=-1', '2016-01-01T17:00:00', { most: 2 })).toEqual([
      '2016-01-01T17:00',
      '2016-01-02T17:00',
    ]);
  });

  it('includes its start even where the rule does not match it', () => {
    expect(repeat('FREQ=WEEKLY;BYDAY=TU;COUNT=3', '2026-03-02T09:00:00')).toEqual([
      '2026-03-02T09:00',
      '2026-03-03T09:00',
      '2026-03-10T09:00',
    ]);
  });

  it('that is decades old is read from where it is needed without counting through the years', () => {
    const options = { from: '2026-03-01T00:00:00', most: 1, steps: 100 };
    expect(repeat('FREQ=MINUTELY;INTERVAL=30', '1970-01-01T00:10:00', options)).toEqual(['2026-03-01T00:10']);
    expect(repeat('FREQ=WEEKLY;INTERVAL=2', '1970-01-05T09:00:00', options)).toEqual(['2026-03-02T09:00']);
    expect(repeat('FREQ=MONTHLY', '1970-01-05T09:00:00', { ...options, steps: 9000 })).toEqual(['2026-03-05T09:00']);
  });

  it.each(['MINUTELY', 'HOURLY', 'DAILY', 'MONTHLY', 'YEARLY'])('that never matches ends: %s', (frequency) => {
    expect(repeat(`FREQ=${frequency};BYMONTH=2;BYMONTHDAY=30`, '2026-01-01T00:00:00')).toEqual(['2026-01-01T00:00']);
  });

  it('throws when it needs more work than it may', () => {
    const every = () => repeat('FREQ=SECONDLY;COUNT=99999999', '2006-01-01T00:00:00', { from: '2026-01-01T00:00:00' });
    expect(every).toThrow(RuleTooCostly);
  });

  it.each(['FREQ=SOMETIMES', 'COUNT=3', 'FREQ=DAILY;UNTIL=20260230', 'FREQ=DAILY;BYDAY=XX', 'FREQ=DAILY;INTERVAL=0'])(
    'that is none is refused whole: %s',
    (text) => {
      expect(readRecurrenceRule(text)).toBeNull();
    },
  );
});
