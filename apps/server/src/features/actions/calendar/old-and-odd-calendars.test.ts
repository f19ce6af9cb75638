import { describe, expect, it } from 'vitest';
import { CalendarError } from './calendar-item.ts';
import { modernRule } from './old-recurrence-rule.ts';
import { readCalendar } from './read-calendar.ts';

const NOW = Date.UTC(2026, 2, 1) / 1000;
const calendar = (...lines: string[]) => ['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR'];
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:one', ...lines, 'END:VEVENT'];
const read = (lines: readonly string[], timeZone = 'America/New_York') =>
  readCalendar(lines.join('\r\n'), { timeZone, nowTs: NOW });
const getStarts = (...lines: string[]) =>
  read(calendar(...event(...lines))).events.map(({ startTs }) => new Date(startTs * 1000).toISOString().slice(0, 16));

describe('vCalendar 1.0', () => {
  it('is read with quoted-printable texts over several lines, in either encoding', () => {
    const lines = calendar(
      'VERSION:1.0',
      ...event(
        'DTSTART:20260312T150000Z',
        'SUMMARY;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:R=C3=A9union =E2=80=94 budg=',
        'et',
        'DESCRIPTION;QUOTED-PRINTABLE:Caf=E9=0D=0A=',
        'BEGIN at nine',
      ),
    );
    expect(read(lines)).toMatchObject({
      events: [{ name: 'Réunion — budget', description: 'Café\r\nBEGIN at nine' }],
      faults: [],
    });
  });

  it('has rules of its own', () => {
    expect(getStarts('DTSTART:20260302T140000Z', 'RRULE:W1 MO WE #3')).toEqual([
      '2026-03-02T14:00',
      '2026-03-04T14:00',
      '2026-03-09T14:00',
    ]);
  });

  it.each([
    ['D2 #10', 'FREQ=DAILY;INTERVAL=2;COUNT=10'],
    ['D1', 'FREQ=DAILY;INTERVAL=1;COUNT=2'],
    ['W1 #0', 'FREQ=WEEKLY;INTERVAL=1'],
    ['W2 TU TH 20261224T000000Z', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,TH;UNTIL=20261224T000000Z'],
    ['MP1 1+ FR #10', 'FREQ=MONTHLY;INTERVAL=1;BYDAY=1FR;COUNT=10'],
    ['MP6 1+ MO 2- TH #5', 'FREQ=MONTHLY;INTERVAL=6;BYDAY=1MO,-2TH;COUNT=5'],
    ['MD1 2 15 LD #3', 'FREQ=MONTHLY;INTERVAL=1;BYMONTHDAY=2,15,-1;COUNT=3'],
    ['YM1 6 7 #8', 'FREQ=YEARLY;INTERVAL=1;BYMONTH=6,7;COUNT=8'],
    ['YD1 1 100 #4', 'FREQ=YEARLY;INTERVAL=1;BYYEARDAY=1,100;COUNT=4'],
    ['FREQ=DAILY', null],
    ['YM1 6 MP1 1+ MO', null],
  ])('writes %s as %s', (old, modern) => {
    expect(modernRule(old)).toBe(modern);
  });
});

describe('Calendars with oddities', () => {
  it('leave out answers to invitations and say so', () => {
    const lines = calendar('METHOD:REPLY', ...event('SUMMARY:Markup', 'DTSTART:20260312T150000Z'));
    expect(() => read(lines)).toThrow(CalendarError);
    expect(() => read(lines)).toThrow('“Markup” is an answer to an invitation, not an event.');
  });

  it('read a series whose end and exceptions are written in other forms than its start', () => {
    const start = 'DTSTART;TZID=America/New_York:20260302T090000';
    expect(getStarts(start, 'RRULE:FREQ=WEEKLY;UNTIL=20260316T090000', 'EXDATE;VALUE=DATE:20260309')).toEqual([
      '2026-03-02T14:00',
      '2026-03-16T13:00',
    ]);
    expect(getStarts(start, 'RRULE:FREQ=WEEKLY;COUNT=3', 'EXDATE:20260309T090000,20260316T130000Z')).toEqual([
      '2026-03-02T14:00',
    ]);
  });

  it('change every later meeting with one exception', () => {
    const lines = calendar(
      ...event('DTSTART:20260302T140000Z', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;COUNT=4'),
      ...event('RECURRENCE-ID;RANGE=THISANDFUTURE:20260316T140000Z', 'DTSTART:20260316T150000Z', 'DURATION:PT2H'),
    );
    expect(
      read(lines).events.map(({ startTs, endTs }) => [new Date(startTs * 1000).getUTCHours(), endTs - startTs]),
    ).toEqual([
      [14, 3600],
      [14, 3600],
      [15, 7200],
      [15, 7200],
    ]);
  });

  it('name what they cannot mean, and never lose the rest', () => {
    const lines = calendar(
      ...event('SUMMARY:Backwards', 'DTSTART:20260312T150000Z', 'DTEND:20260312T140000Z'),
      'BEGIN:VEVENT',
      'UID:two',
      'SUMMARY:Never',
      'DTSTART:20260312T150000Z',
      'RRULE:FREQ=DAILY;COUNT=0',
      'END:VEVENT',
      'BEGIN:VEVENT',
      'UID:three',
      'SUMMARY:Fine',
      'DTSTART:20260312T150000',
      'END:VEVENT',
    );
    const { events, faults } = read(lines);
    expect(events.map(({ name }) => name)).toEqual(['Fine']);
    expect(faults.map((fault) => fault.replace(/^Line \d+: /, '')).toSorted()).toEqual([
      'The event “Backwards” ends before it starts.',
      'The event “Never” cannot be read because of its rule.',
    ]);
  });
});
