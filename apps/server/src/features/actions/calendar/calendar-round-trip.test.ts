import { addDays } from '@rotunda/domain';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readCalendar } from './read-calendar.ts';
import { type CalendarEntry, type CalendarTime, writeCalendar } from './write-calendar.ts';

const unit = fc.constantFrom(
  'a',
  ' ',
  ',',
  ';',
  ':',
  '"',
  '\\',
  '\n',
  "'",
  '=',
  'n',
  'é',
  'e\u0301',
  '水',
  '👩‍👩‍👧',
  'ש',
  '^',
);
const text = (maxLength: number) => fc.string({ unit, maxLength }).map((value) => value.trim());
const instant = fc.integer({ min: Date.UTC(1990, 0, 1) / 1000, max: Date.UTC(2100, 0, 1) / 1000 });
const when: fc.Arbitrary<CalendarTime> = fc.oneof(
  fc.record({ startTs: instant, length: fc.option(fc.nat(10_000_000)) }).map(({ startTs, length }) => ({
    startTs,
    endTs: length === null ? null : startTs + length,
  })),
  fc.record({ startTs: instant, length: fc.nat(40) }).map(({ startTs, length }) => {
    const day = new Date(startTs * 1000).toISOString().slice(0, 10);
    return { day, lastDay: addDays(day, length) };
  }),
);
interface Written {
  name: string;
  summary: string | null;
  when: CalendarTime;
  isCanceled: boolean;
  version: number;
}
const entry: fc.Arbitrary<Written> = fc.record({
  name: text(60),
  summary: fc.option(text(300)),
  when,
  isCanceled: fc.boolean(),
  version: fc.integer({
    min: 1,
    max: 99,
  }),
});

it('reads every calendar back as it was written', () => {
  fc.assert(
    fc.property(fc.array(entry, { minLength: 1, maxLength: 8 }), (written) => {
      const ics = writeCalendar('Mine', written.map(getEntry));
      const read = readCalendar(ics, { timeZone: 'America/St_Johns', nowTs: Date.UTC(2026, 0, 1) / 1000 });
      expect(read.faults).toEqual([]);
      expect(read.canceled.map(({ uid }) => uid).toSorted()).toEqual(
        written.flatMap(({ isCanceled }, at) => (isCanceled ? [`uid-${at}`] : [])),
      );
      const events = read.events.toSorted((a, b) => a.uid.localeCompare(b.uid));
      expect(events.map(({ uid, name, description, days }) => ({ uid, name, description, days }))).toEqual(
        written.flatMap((one, at) => (one.isCanceled ? [] : [getExpected(one, at)])),
      );
      for (const { uid, startTs, endTs, days } of read.events) {
        const time = written[Number(uid.slice(4))]?.when;
        if (days !== null || time === undefined || 'day' in time) continue;
        expect([startTs, endTs]).toEqual([time.startTs, time.endTs ?? time.startTs]);
      }
    }),
    { numRuns: 60 },
  );
});

function getEntry({ isCanceled, ...fields }: Written, at: number): CalendarEntry {
  return {
    ...fields,
    uid: `uid-${at}`,
    category: 'Meeting',
    updatedTs: 17e8,
    url: 'https://p.example/a',
    ...(isCanceled ? { status: 'CANCELLED' as const } : {}),
  };
}

/** A name has one line; an empty summary is none. */
function getExpected({ name, summary, when: time }: Written, at: number) {
  return {
    uid: `uid-${at}`,
    name: name.replace(/\s+/g, ' ') || 'Untitled event',
    description: summary || null,
    days:
      'day' in time
        ? {
            first: time.day,
            last: time.lastDay ?? time.day,
          }
        : null,
  };
}
