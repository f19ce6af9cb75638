import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  getInstant,
  isoDateFromParts,
  isoDateFromSlashes,
  isoDateFromWords,
  leadingIsoDate,
} from './dates.ts';

describe('Dates from text', () => {
  it.each([
    [isoDateFromParts('2020', '7', '27'), '2020-07-27'],
    [isoDateFromParts('2023', '2', '29'), undefined],
    [isoDateFromParts('', '7', '27'), undefined],
    [leadingIsoDate('2025-01-03T23:59:59-05:00'), '2025-01-03'],
    [leadingIsoDate('2025-06-31'), undefined],
    [leadingIsoDate('03/01/2025'), undefined],
    [isoDateFromSlashes('10/02/2024'), '2024-10-02'],
    [isoDateFromSlashes('13/02/2024'), undefined],
    [isoDateFromWords('Friday, April 15, 2016'), '2016-04-15'],
    [isoDateFromWords('Filed this 15th day of April'), undefined],
  ])('read %s as %s', (found, wanted) => {
    expect(found).toBe(wanted);
  });

  it('round-trip every date in every format', () => {
    const days = fc.date({
      min: new Date('1000-01-01T00:00:00Z'),
      max: new Date('9999-12-31T00:00:00Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(days, (date) => {
        const day = date.toISOString().slice(0, 10);
        const [year = '', month = '', dayOfMonth = ''] = day.split('-');
        expect(isoDateFromParts(year, month, dayOfMonth)).toBe(day);
        expect(isoDateFromSlashes(`${month}/${dayOfMonth}/${year}`)).toBe(day);
        const words = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(date);
        expect(isoDateFromWords(words)).toBe(day);
      }),
    );
  });
});

describe('addDays', () => {
  it('crosses months, years and clock changes', () => {
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
    expect(addDays('2025-01-01', -1)).toBe('2024-12-31');
    expect(addDays('2025-03-09', 1)).toBe('2025-03-10');
  });
});

describe('getInstant', () => {
  it('reads times with a zone and rejects times without', () => {
    expect(getInstant('2026-09-28T11:15:00.000-04:00')).toBe(Date.UTC(2026, 8, 28, 15, 15) / 1000);
    expect(getInstant('2020-01-14T14:33:54Z')).toBe(Date.UTC(2020, 0, 14, 14, 33, 54) / 1000);
    expect(getInstant('2026-09-26 12:15:03 -0400')).toBe(Date.UTC(2026, 8, 26, 16, 15, 3) / 1000);
    expect(getInstant('2014-05-15T16:23:57.633')).toBeUndefined();
    expect(getInstant('2014-05-15')).toBeUndefined();
  });
});
