import { describe, expect, it } from 'vitest';
import { type CalendarEntry, writeCalendar } from './write-calendar.ts';

const entry = (changes: Partial<CalendarEntry> = {}): CalendarEntry => ({
  uid: 'u1@rotunda',
  name: 'Meeting',
  category: 'Meeting',
  summary: null,
  version: 1,
  url: 'https://p.example/a',
  updatedTs: Date.UTC(2026, 0, 2, 3, 4, 5) / 1e3,
  when: {
    startTs: Date.UTC(2026, 2, 8, 6, 59, 59) / 1e3,
    endTs: null,
  },
  ...changes,
});
/** Unfolds lines that were folded at 75 octets, as a calendar program does. */
const getLines = (...entries: CalendarEntry[]) => writeCalendar('Mine', entries).replaceAll('\r\n ', '').split('\r\n');

describe('writeCalendar', () => {
  it('ends lines with CRLF and folds them at 75 octets, as RFC 5545 requires', () => {
    for (const letter of ['a', 'é', '水', '👩']) {
      const summary = letter.repeat(300);
      const text = writeCalendar(summary, [entry({ summary })]);
      expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
      expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
      for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(text.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:${summary}\r\n`);
    }
  });

  it('escapes the name of the calendar like any other text', () => {
    const text = writeCalendar('Water; rights, \\ and\nmore', []);
    expect(text).toContain(String.raw`X-WR-CALNAME:Water\; rights\, \\ and\nmore`);
  });

  it('writes a valid calendar when there are no entries', () => {
    expect(getLines()).toEqual(
      expect.arrayContaining([
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'METHOD:PUBLISH',
        'X-WR-CALNAME:Mine',
        'END:VCALENDAR',
      ]),
    );
    expect(getLines()).not.toContain('BEGIN:VEVENT');
  });

  it('writes instants in UTC across a daylight saving change', () => {
    const when = { startTs: Date.UTC(2026, 2, 8, 6, 59, 59) / 1000, endTs: Date.UTC(2026, 2, 8, 7, 30) / 1000 };
    expect(getLines(entry({ when }))).toEqual(
      expect.arrayContaining(['DTSTART:20260308T065959Z', 'DTEND:20260308T073000Z', 'DTSTAMP:20260102T030405Z']),
    );
  });

  it('omits the end of an event without an end and writes an all-day event without a time zone', () => {
    expect(getLines(entry()).some((line) => line.startsWith('DTEND'))).toBe(false);
    const lines = getLines(entry({ when: { day: '2026-03-08' } }));
    expect(lines).toContain('DTSTART;VALUE=DATE:20260308');
    expect(lines.some((line) => line.startsWith('DTEND'))).toBe(false);
  });

  it('starts SEQUENCE at 0 for the first version', () => {
    expect(getLines(entry({ version: 1 }))).toContain('SEQUENCE:0');
    expect(getLines(entry({ version: 4 }))).toContain('SEQUENCE:3');
  });

  it('writes a STATUS line only for entries that do not take place as stated', () => {
    expect(getLines(entry({ status: 'CANCELLED' }))).toContain('STATUS:CANCELLED');
    expect(getLines(entry({ status: 'TENTATIVE' }))).toContain('STATUS:TENTATIVE');
    expect(getLines(entry()).some((line) => line.startsWith('STATUS'))).toBe(false);
  });

  it('escapes line breaks and separators in texts', () => {
    const lines = getLines(entry({ name: 'A; B, C\\D', summary: 'one\nEND:VCALENDAR\ntwo', location: 'Room 1, 2' }));
    expect(lines).toContain('SUMMARY:A\\; B\\, C\\\\D');
    expect(lines).toContain('DESCRIPTION:one\\nEND:VCALENDAR\\ntwo');
    expect(lines).toContain('LOCATION:Room 1\\, 2');
    expect(lines.filter((line) => line === 'END:VCALENDAR')).toEqual(['END:VCALENDAR']);
  });

  it('keeps the order of its entries', () => {
    const lines = getLines(entry({ uid: 'b' }), entry({ uid: 'a' }));
    expect(lines.filter((line) => line.startsWith('UID'))).toEqual(['UID:b', 'UID:a']);
  });
});
