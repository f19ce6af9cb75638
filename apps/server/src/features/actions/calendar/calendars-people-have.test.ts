import { LIMITS } from '@rotunda/contract';
import { describe, expect, it } from 'vitest';
import { readCalendar } from './read-calendar.ts';

const NOW = Date.UTC(2026, 2, 1) / 1000;
const calendar = (...lines: string[]) => ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR'];
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:one', 'SUMMARY:Markup', ...lines, 'END:VEVENT'];
const read = (lines: readonly string[], timeZone = 'America/New_York') =>
  readCalendar(lines.join('\r\n'), { timeZone, nowTs: NOW });
const getStarts = (lines: readonly string[], timeZone?: string) =>
  read(lines, timeZone).events.map(({ startTs }) => new Date(startTs * 1000).toISOString().slice(0, 16));
const eastern = (...lines: string[]) => event('DTSTART;TZID=America/New_York:20260302T090000', ...lines);

describe('Zones that a file names without defining them', () => {
  it('take exceptions in UTC: an excluded meeting is not imported and a moved one moves', () => {
    const lines = calendar(
      ...eastern('DURATION:PT1H', 'RRULE:FREQ=WEEKLY;COUNT=4', 'EXDATE:20260309T130000Z'),
      ...event('RECURRENCE-ID:20260316T130000Z', 'DTSTART:20260317T180000Z', 'DURATION:PT1H'),
    );
    expect(getStarts(lines)).toEqual(['2026-03-02T14:00', '2026-03-17T18:00', '2026-03-23T13:00']);
  });

  it.each([
    'Eastern Standard Time',
    '"Eastern Standard Time"',
    '(UTC-05:00) Eastern Time (US & Canada)',
    '"(GMT-05.00) Eastern Time (US & Canada)"',
    '/freeassociation.sourceforge.net/America/New_York',
    '/mozilla.org/20050126_1/America/New_York',
    'US/Eastern',
    'America/New York',
    'Eastern Time',
    'Eastern Daylight Time',
    '(UTC-05:00) Eastern Time',
    '"(UTC-05:00) Eastern Time (US &amp; Canada)"',
    'EDT',
    'tzone://Microsoft/Eastern Standard Time',
    'GMT-0400',
    'UTC-04:00',
  ])('are found by the names other programs have for them: %s', (tzid) => {
    expect(getStarts(calendar(...event(`DTSTART;TZID=${tzid}:20260312T110000`)))).toEqual(['2026-03-12T15:00']);
  });

  it('follow the rules of the file where the name is its own', () => {
    const zone = [
      'BEGIN:VTIMEZONE',
      'TZID:Customized Time Zone',
      'BEGIN:STANDARD',
      'DTSTART:16011101T020000',
      'RRULE:FREQ=YEARLY;BYDAY=1SU;BYMONTH=11',
      'TZOFFSETFROM:-0400',
      'TZOFFSETTO:-0500',
      'END:STANDARD',
      'BEGIN:DAYLIGHT',
      'DTSTART:16010311T020000',
      'RRULE:FREQ=YEARLY;BYDAY=2SU;BYMONTH=3',
      'TZOFFSETFROM:-0500',
      'TZOFFSETTO:-0400',
      'END:DAYLIGHT',
      'END:VTIMEZONE',
    ];
    const times = ['20260307T090000', '20260309T090000', '20261102T090000'];
    const events = times.flatMap((time) => [
      'BEGIN:VEVENT',
      `UID:${time}`,
      `DTSTART;TZID=Customized Time Zone:${time}`,
      'END:VEVENT',
    ]);
    expect(getStarts(calendar(...zone, ...events))).toEqual([
      '2026-03-07T14:00',
      '2026-03-09T13:00',
      '2026-11-02T14:00',
    ]);
  });

  it('belong to their own calendar when a file has several', () => {
    const own = (uid: string, offset: string) => [
      'BEGIN:VTIMEZONE',
      'TZID:Office',
      'BEGIN:STANDARD',
      'DTSTART:19700101T000000',
      `TZOFFSETFROM:${offset}`,
      `TZOFFSETTO:${offset}`,
      'END:STANDARD',
      'END:VTIMEZONE',
      'BEGIN:VEVENT',
      `UID:${uid}`,
      'DTSTART;TZID=Office:20260312T110000',
      'END:VEVENT',
    ];
    expect(getStarts([...calendar(...own('a', '-0500')), ...calendar(...own('b', '+0200'))])).toEqual([
      '2026-03-12T16:00',
      '2026-03-12T09:00',
    ]);
  });
});

describe('Days of an event', () => {
  it.each([
    ['ends on its first day', ['DTSTART;VALUE=DATE:20260312', 'DTEND;VALUE=DATE:20260312'], '2026-03-12', '2026-03-12'],
    ['has no end', ['DTSTART;VALUE=DATE:20260312'], '2026-03-12', '2026-03-12'],
    ['has no VALUE', ['DTSTART:20260312', 'DTEND:20260314'], '2026-03-12', '2026-03-13'],
    ['has a duration', ['DTSTART;VALUE=DATE:20260312', 'DURATION:P3D'], '2026-03-12', '2026-03-14'],
    [
      'is marked by Outlook',
      ['DTSTART;TZID=Eastern Standard Time:20260312T000000', 'DTEND;TZID=Eastern Standard Time:20260313T000000'].concat(
        'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE',
      ),
      '2026-03-12',
      '2026-03-12',
    ],
  ])('are whole when it %s', (_what, lines, first, last) => {
    const [found] = read(calendar(...event(...lines)), 'Asia/Tokyo').events;
    expect(found?.days).toEqual({ first, last });
    expect(found?.startTs).toBe(Date.parse(`${first}T00:00:00+09:00`) / 1000);
    expect(found?.endTs).toBe(Date.parse(`${last}T23:59:59+09:00`) / 1000);
  });

  it('are excluded and added as days', () => {
    const lines = [
      'DTSTART;VALUE=DATE:20260302',
      'RRULE:FREQ=DAILY;COUNT=4',
      'EXDATE;VALUE=DATE:20260303',
      'EXDATE:20260304T000000Z',
      'RDATE;VALUE=DATE:20260310,20260312',
    ];
    expect(read(calendar(...event(...lines)), 'Asia/Tokyo').events.map(({ days }) => days?.first)).toEqual([
      '2026-03-02',
      '2026-03-05',
      '2026-03-10',
      '2026-03-12',
    ]);
  });
});

describe('Series', () => {
  it('of 2006 without an end is read for the years around today, and what was left out is said', () => {
    const lines = calendar(...event('DTSTART;TZID=America/New_York:20060102T090000', 'RRULE:FREQ=WEEKLY'));
    const { events, notes, faults } = read(lines);
    expect(events.length).toBe(105);
    expect(events[0]?.startTs).toBeGreaterThanOrEqual(NOW - 366 * 86_400);
    expect(faults).toEqual([]);
    expect(notes).toEqual([
      '“Markup” has repeated since January 2, 2006. Its dates from February 28, 2025 to March 2, 2027 were imported.',
    ]);
  });

  it('with more dates than an import may add is read for those years, with an end and a count too', () => {
    for (const end of ['UNTIL=20270101T000000Z', 'COUNT=1090']) {
      const lines = calendar(...event('DTSTART:20060102T090000Z', `RRULE:FREQ=WEEKLY;${end}`));
      const { events, notes } = read(lines);
      expect(events.length).toBeGreaterThan(50);
      expect(events.length).toBeLessThan(110);
      expect(notes).toHaveLength(1);
    }
  });

  it('that is over is read whole', () => {
    expect(getStarts(calendar(...event('DTSTART:20190107T090000Z', 'RRULE:FREQ=WEEKLY;COUNT=3')))).toEqual([
      '2019-01-07T09:00',
      '2019-01-14T09:00',
      '2019-01-21T09:00',
    ]);
  });

  it('that repeats too often is left out alone', () => {
    const often = event('DTSTART:20260301T090000Z', 'RRULE:FREQ=SECONDLY').with(1, 'UID:often');
    const { events, faults } = read(calendar(...often, ...event('DTSTART:20260312T090000Z')));
    expect(events).toHaveLength(1);
    expect(faults).toEqual(['Line 3: The event “Markup” repeats more than 1,000 times.']);
  });

  it('keeps its time on the clock and its length when the clocks change', () => {
    const lines = event(
      'DTSTART;TZID=America/New_York:20260307T223000',
      'DTEND;TZID=America/New_York:20260308T033000',
      'RRULE:FREQ=DAILY;COUNT=2',
    );
    expect(read(calendar(...lines)).events.map(({ startTs, endTs }) => [startTs, endTs])).toEqual([
      [Date.UTC(2026, 2, 8, 3, 30) / 1000, Date.UTC(2026, 2, 8, 7, 30) / 1000],
      [Date.UTC(2026, 2, 9, 2, 30) / 1000, Date.UTC(2026, 2, 9, 7, 30) / 1000],
    ]);
  });

  it('moves an occurrence in the hour that spring skips', () => {
    const lines = event('DTSTART;TZID=America/New_York:20260307T023000', 'RRULE:FREQ=DAILY;COUNT=3');
    expect(getStarts(calendar(...lines))).toEqual(['2026-03-07T07:30', '2026-03-08T07:30', '2026-03-09T06:30']);
  });

  it('keeps its length where its start is in that hour and its end is not', () => {
    const times = ['DTSTART;TZID=America/New_York:20260301T023000', 'DTEND;TZID=America/New_York:20260301T030000'];
    const { events, faults } = read(calendar(...event(...times, 'RRULE:FREQ=WEEKLY;COUNT=3')));
    expect(faults).toEqual([]);
    expect(events.map(({ startTs, endTs }) => endTs - startTs)).toEqual([1800, 1800, 1800]);
  });

  it('has additional dates and periods beside its start', () => {
    const lines = eastern(
      'DURATION:PT1H',
      'RDATE;TZID=America/New_York:20260304T100000',
      'RDATE;VALUE=PERIOD:20260305T150000Z/20260305T173000Z,20260306T150000Z/PT15M',
    );
    const { events } = read(calendar(...lines));
    expect(events.map(({ startTs, endTs }) => (endTs - startTs) / 60)).toEqual([60, 60, 150, 15]);
    expect(getStarts(calendar(...lines))).toEqual([
      '2026-03-02T14:00',
      '2026-03-04T15:00',
      '2026-03-05T15:00',
      '2026-03-06T15:00',
    ]);
  });

  it.each(['UNTIL=20260316', 'UNTIL=20260316T130000Z', 'UNTIL=20260316T090000'])(
    'ends with the date of %s included',
    (until) => {
      expect(getStarts(calendar(...eastern(`RRULE:FREQ=WEEKLY;${until}`)))).toHaveLength(3);
    },
  );

  it('changes from one date on, or ends there', () => {
    const series = eastern('DURATION:PT1H', 'RRULE:FREQ=WEEKLY;COUNT=4');
    const id = 'RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=America/New_York:20260316T090000';
    const moved = event(id, 'DTSTART;TZID=America/New_York:20260317T110000', 'DURATION:PT2H');
    const { events } = read(calendar(...series, ...moved));
    expect(events.map(({ startTs, endTs }) => [startTs, (endTs - startTs) / 3600])).toEqual([
      [Date.UTC(2026, 2, 2, 14) / 1000, 1],
      [Date.UTC(2026, 2, 9, 13) / 1000, 1],
      [Date.UTC(2026, 2, 17, 15) / 1000, 2],
      [Date.UTC(2026, 2, 24, 15) / 1000, 2],
    ]);
    expect(getStarts(calendar(...series, ...event(id, 'STATUS:CANCELLED')))).toHaveLength(2);
  });

  it('of decades does not keep the coming events of a calendar from being imported', () => {
    const days = (uid: string) => event('DTSTART:20200101T090000Z', 'RRULE:FREQ=DAILY;COUNT=700').with(1, `UID:${uid}`);
    const { events, notes } = read(calendar(...days('a'), ...days('b'), ...event('DTSTART:20260312T090000Z')));
    expect(events).toHaveLength(LIMITS.calendarEvents);
    expect(events.some(({ uid }) => uid === 'one')).toBe(true);
    expect(notes).toEqual([
      '401 older events before February 28, 2025 were not imported, because an import adds up to 1,000.',
    ]);
  });
});

describe('Versions of one event', () => {
  const version = (hour: string, ...lines: string[]) => event(`DTSTART:20260312T${hour}0000Z`, ...lines);

  it.each([
    ['SEQUENCE', ['SEQUENCE:2'], ['SEQUENCE:1', 'DTSTAMP:20260301T000000Z']],
    ['LAST-MODIFIED', ['LAST-MODIFIED:20260220T000000Z'], ['LAST-MODIFIED:20260219T000000Z']],
    ['DTSTAMP', ['DTSTAMP:20260220T000000Z'], ['DTSTAMP:20260219T000000Z']],
  ])('are chosen by %s, in any order', (_what, newer, older) => {
    const files = [
      calendar(...version('15', ...newer), ...version('16', ...older)),
      calendar(...version('16', ...older), ...version('15', ...newer)),
      [...calendar(...version('16', ...older)), ...calendar(...version('15', ...newer))],
    ];
    for (const file of files) expect(getStarts(file)).toEqual(['2026-03-12T15:00']);
  });

  it.each([
    ['STATUS:CANCELLED', calendar(...version('15', 'SEQUENCE:1', 'STATUS:CANCELLED'))],
    ['METHOD:CANCEL', calendar('METHOD:CANCEL', ...version('15', 'SEQUENCE:1'))],
    ['METHOD:CANCEL without a time', calendar('METHOD:CANCEL', ...event('SEQUENCE:1'))],
  ])('end with a cancellation: %s', (_what, canceled) => {
    const found = read([...calendar(...version('15')), ...canceled]);
    expect(found.events).toEqual([]);
    expect(found.canceled).toMatchObject([{ uid: 'one', version: { sequence: 1 } }]);
  });

  it('include the cancellation of one occurrence', () => {
    const lines = calendar(
      ...eastern('RRULE:FREQ=WEEKLY;COUNT=3'),
      ...event('RECURRENCE-ID:20260309T130000Z', 'STATUS:CANCELLED'),
    );
    expect(getStarts(lines)).toEqual(['2026-03-02T14:00', '2026-03-16T13:00']);
    expect(read(lines).canceled).toMatchObject([{ uid: 'one/2026-03-09T13:00:00Z' }]);
  });
});

describe('Broken lines of a calendar', () => {
  const good = calendar(...event('DTSTART:20260312T150000Z', 'DESCRIPTION:Bring papers'));
  const options = { timeZone: 'UTC', nowTs: NOW };

  it.each([
    ['line feeds', good.join('\n')],
    ['carriage returns', good.join('\r')],
    ['doubled returns', good.join('\r\r\n')],
    ['a byte order mark', `\uFEFF${good.join('\r\n')}`],
    ['a mark read in another encoding', `ï»¿${good.join('\r\n')}`],
    ['bytes of another encoding', Buffer.from(good.join('\n'), 'utf16le').toString('latin1')],
    ['mail headers before the calendar', `Content-Type: text/calendar\r\n\r\n${good.join('\r\n')}`],
    ['names in lower case', good.map((line) => line.replace(/^[A-Z]+/, (name) => name.toLowerCase())).join('\n')],
    ['no END of the event', good.filter((line) => line !== 'END:VEVENT').join('\n')],
    ['no END of the calendar', good.slice(0, -1).join('\n')],
    ['folds in the middle of words', good.join('\r\n').replace('papers', 'pa\r\n pe\r\n\trs')],
  ])('cost nothing: %s', (_what, ics) => {
    expect(readCalendar(ics, options)).toMatchObject({
      events: [
        {
          name: 'Markup',
          description: 'Bring papers',
          startTs: Date.UTC(2026, 2, 12, 15) / 1e3,
        },
      ],
      faults: [],
    });
  });

  it('keep line breaks that were not escaped in the text they break', () => {
    const lines = calendar(...event('DTSTART:20260312T150000Z', 'DESCRIPTION:First', 'second line', 'LOCATION:Here'));
    expect(read(lines).events[0]?.description).toBe('First\nsecond line');
  });

  it('are read with quoted parameters, escaped text and huge properties of other programs', () => {
    const lines = calendar(
      ...event('DTSTART:20260312T150000Z', `X-ALT-DESC;FMTTYPE=text/html:${'<p>'.repeat(100_000)}`),
      'BEGIN:VEVENT',
      'UID:two',
      'DTSTART:20260313T150000Z',
      'END:VEVENT',
    ).map((line) =>
      line.replace('SUMMARY:Markup', 'SUMMARY;ALTREP="https://a.example/;:,":Tax\\, water\\; \\\\ \\N end'),
    );
    expect(read(lines).events[0]?.name).toBe('Tax, water; \\ end');
  });

  it.each([
    ['a day that does not exist', ['DTSTART:20260230T150000Z'], 'cannot be read because of its start.'],
    ['an hour that does not exist', ['DTSTART:20260212T250000Z'], 'cannot be read because of its start.'],
    ['a negative duration', ['DTSTART:20260212T150000Z', 'DURATION:-PT1H'], 'ends before it starts.'],
    ['no duration', ['DTSTART:20260212T150000Z', 'DURATION:an hour'], 'cannot be read because of its duration.'],
    [
      'a broken exception',
      ['DTSTART:20260212T150000Z', 'RRULE:FREQ=DAILY;COUNT=2', 'EXDATE:tomorrow'],
      'cannot be read because of one of its dates.',
    ],
  ])('name the event with its line: %s', (_what, lines, reason) => {
    const other = ['BEGIN:VEVENT', 'UID:two', 'DTSTART:20260313T150000Z', 'END:VEVENT'];
    const { events, faults } = read(calendar(...other, ...event(...lines)));
    expect(events).toHaveLength(1);
    expect(faults).toEqual([`Line 7: The event “Markup” ${reason}`]);
  });

  it('name an event that the end of the file cuts off', () => {
    const cut = [
      ...calendar(...event('DTSTART:20260312T150000Z')).slice(0, -1),
      'BEGIN:VEVENT',
      'UID:two',
      'SUMMARY:Cut',
    ];
    expect(read(cut).faults).toEqual(['Line 8: The event “Cut” is cut off where the file ends.']);
  });
});

describe('What is no event', () => {
  const todo = (...lines: string[]) => ['BEGIN:VTODO', 'UID:t', ...lines, 'END:VTODO'];

  it('is named, each with the title it has', () => {
    const { events, notes } = read(
      calendar(
        ...todo('SUMMARY:Draft testimony\\, part 2', 'BEGIN:VALARM', 'SUMMARY:Beep', 'END:VALARM'),
        ...event('DTSTART:20260312T090000Z'),
        ...todo('BEGIN:VALARM', 'SUMMARY:Beep', 'END:VALARM'),
        'BEGIN:VJOURNAL',
        'SUMMARY:Minutes',
        'END:VJOURNAL',
      ),
    );
    expect(events).toHaveLength(1);
    expect(notes).toEqual([
      '2 to-dos (“Draft testimony, part 2”) were not imported, because only events become actions.',
      '1 journal entry (“Minutes”) was not imported, because only events become actions.',
    ]);
  });

  it('is named as the reason when a file has nothing else', () => {
    expect(() => read(calendar(...todo('SUMMARY:Call back')))).toThrow(
      'The file contains no events. 1 to-do (“Call back”) was not imported, because only events become actions.',
    );
  });
});
