import { describe, expect, it } from 'vitest';
import { CalendarError } from './calendar-item.ts';
import { readCalendar } from './read-calendar.ts';

const NOW = Date.UTC(2026, 2, 1) / 1000;
const at = (iso: string) => Date.parse(iso) / 1000;

function read(lines: readonly string[], timeZone = 'America/New_York') {
  const ics = ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR'].join('\r\n');
  return readCalendar(ics, { timeZone, nowTs: NOW }).events;
}
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:one', 'SUMMARY:Markup', ...lines, 'END:VEVENT'];
const zone = (tzid: string, ...lines: string[]) => ['BEGIN:VTIMEZONE', `TZID:${tzid}`, ...lines, 'END:VTIMEZONE'];
const PLUS_TWO = [
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0200',
  'END:STANDARD',
];

function getError(lines: readonly string[]): string {
  try {
    read(lines);
  } catch (error) {
    if (error instanceof CalendarError) return error.message;
    throw error;
  }
  return 'no fault';
}

describe('readCalendar', () => {
  it.each([
    ['UTC', ['DTSTART:20260312T150000Z', 'DTEND:20260312T160000Z'], '2026-03-12T15:00:00Z', '2026-03-12T16:00:00Z'],
    ['no zone, which is the reader’s', ['DTSTART:20260312T110000'], '2026-03-12T15:00:00Z', '2026-03-12T15:00:00Z'],
    [
      'a zone of the IANA database',
      ['DTSTART;TZID=America/Los_Angeles:20260312T080000', 'DURATION:PT90M'],
      '2026-03-12T15:00:00Z',
      '2026-03-12T16:30:00Z',
    ],
    ['a day', ['DTSTART;VALUE=DATE:20260312'], '2026-03-12T04:00:00Z', '2026-03-13T03:59:59Z'],
    [
      'days over the change of clocks',
      ['DTSTART;VALUE=DATE:20260307', 'DTEND;VALUE=DATE:20260309'],
      '2026-03-07T05:00:00Z',
      '2026-03-09T03:59:59Z',
    ],
  ])('reads times in %s', (_, lines, start, end) => {
    expect(read(event(...lines))).toMatchObject([
      { uid: 'one', name: 'Markup', description: null, startTs: at(start), endTs: at(end) },
    ]);
  });

  it('uses the time zone rules in the file for a custom zone name', () => {
    const found = read([...zone('Office', ...PLUS_TWO), ...event('DTSTART;TZID=Office:20260312T170000')]);
    expect(found[0]?.startTs).toBe(at('2026-03-12T15:00:00Z'));
  });

  it('falls back to the IANA zone when the file defines the zone without rules', () => {
    const found = read([...zone('Europe/Berlin'), ...event('DTSTART;TZID=Europe/Berlin:20260312T160000')]);
    expect(found[0]?.startTs).toBe(at('2026-03-12T15:00:00Z'));
  });

  it.each([
    [
      'an unknown zone',
      event('DTSTART;TZID=Middle-earth:20260312T160000'),
      'Line 3: The time zone “Middle-earth” of the event “Markup” is unknown.',
    ],
    [
      'a zone without rules',
      [...zone('Office'), ...event('DTSTART;TZID=Office:20260312T160000')],
      'Line 6: The time zone “Office” of the event “Markup” is unknown.',
    ],
    ['a broken time', event('DTSTART:someday'), 'Line 3: The event “Markup” cannot be read because of its start.'],
    ['no start', event(), 'Line 3: The event “Markup” has no start.'],
    [
      'an end before the start',
      event('DTSTART:20260312T150000Z', 'DTEND:20260311T150000Z'),
      'Line 3: The event “Markup” ends before it starts.',
    ],
    [
      'no identity',
      ['BEGIN:VEVENT', 'SUMMARY:Markup', 'DTSTART:20260312T150000Z', 'END:VEVENT'],
      'Line 3: The event “Markup” has no UID, so it could be imported twice.',
    ],
    ['no events', [], 'The file contains no events.'],
  ])('explains what is wrong with a file: %s', (_, lines, message) => {
    expect(getError(lines)).toBe(message);
  });

  it.each([
    [
      'a start that is none',
      event('DTSTART:someday'),
      'Line 6: The event “Markup” cannot be read because of its start.',
    ],
    [
      'a zone nobody knows',
      event('DTSTART;TZID=Mars:20260312T160000'),
      'Line 6: The time zone “Mars” of the event “Markup” is unknown.',
    ],
    [
      'a line without a value',
      event('DTSTART:20260312T150000Z', 'no colon here'),
      'Line 6: The event “Markup” cannot be read because of its start.',
    ],
    [
      'a rule that is none',
      event('DTSTART:20260312T150000Z', 'RRULE:FREQ=SOMETIMES'),
      'Line 6: The event “Markup” cannot be read because of its rule.',
    ],
  ])('leaves out an event with %s, names it and reads the others', (_what, broken, fault) => {
    const good = (uid: string) => ['BEGIN:VEVENT', `UID:${uid}`, 'DTSTART:20260312T150000Z', 'END:VEVENT'];
    const lines = ['BEGIN:VCALENDAR', ...good('before'), ...broken, ...good('after'), 'END:VCALENDAR'];
    const { events, faults } = readCalendar(lines.join('\r\n'), { timeZone: 'UTC', nowTs: NOW });
    expect(events.map(({ uid }) => uid)).toEqual(['before', 'after']);
    expect(faults).toEqual([fault]);
  });

  it('rejects input that is not a calendar', () => {
    const options = { timeZone: 'UTC', nowTs: NOW };
    expect(() => readCalendar('name,date\nMarkup,2026', options)).toThrow('This is not a calendar file (.ics).');
    expect(() => readCalendar('BEGIN:VCARD\r\nEND:VCARD', options)).toThrow('This is not a calendar file (.ics).');
  });

  it('expands recurrences with their overrides and exceptions', () => {
    const found = read([
      ...event('DTSTART:20260302T150000Z', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;COUNT=4', 'EXDATE:20260309T150000Z'),
      ...event('RECURRENCE-ID:20260316T150000Z', 'DTSTART:20260317T180000Z', 'DURATION:PT1H'),
    ]);
    expect(found.map((one) => new Date(one.startTs * 1000).toISOString().slice(0, 16))).toEqual([
      '2026-03-02T15:00',
      '2026-03-17T18:00',
      '2026-03-23T15:00',
    ]);
    expect(new Set(found.map((one) => one.uid)).size).toBe(3);
  });

  it('stops at the first event beyond the file limit without reading the rest', () => {
    const hourly = (uid: string) =>
      event('DTSTART:20260302T150000Z', 'RRULE:FREQ=HOURLY;COUNT=600').map((line) => line.replace('UID:one', uid));
    const never = event('DTSTART:20260302T150000Z', 'RRULE:FREQ=MINUTELY;BYMONTH=2;BYMONTHDAY=30');
    expect(read(hourly('UID:a'))).toHaveLength(600);
    expect(getError([...hourly('UID:a'), ...hourly('UID:b'), ...never])).toBe(
      'The file contains more than 1000 events.',
    );
  });

  it('expands an endless recurrence no further than a year ahead', () => {
    const found = read(event('DTSTART:20260302T150000Z', 'RRULE:FREQ=MONTHLY'));
    expect(found).toHaveLength(12);
  });

  it('skips canceled events and truncates long texts', () => {
    const found = read([
      ...event('DTSTART:20260312T150000Z', 'STATUS:CANCELLED'),
      'BEGIN:VEVENT',
      'UID:two',
      `SUMMARY:${'long '.repeat(60)}`,
      'DESCRIPTION:First line\\nSecond\\, with a comma',
      'DTSTART:20260312T150000Z',
      'END:VEVENT',
    ]);
    expect(found).toHaveLength(1);
    expect(found[0]?.name).toHaveLength(200);
    expect(found[0]?.description).toBe('First line\nSecond, with a comma');
  });
});
