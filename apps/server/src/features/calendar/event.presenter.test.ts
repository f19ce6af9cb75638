import { describe, expect, it } from 'vitest';
import { eventRange } from './event/event-range.ts';
import { presentEvent } from './event.presenter.ts';
import { NO_FACTS, type StoredEvent } from './event/stored-event.ts';

const at = (text: string) => Date.parse(text) / 1000;
const NOW = Date.parse('2026-03-01T12:00:00Z');
const range = eventRange('2026-03-01', '2026-03-31', 'America/New_York');
const getDays = (changes: Partial<StoredEvent>) => {
  const event: StoredEvent = { ...NO_FACTS, eventId: 'e', kind: 'hearing', title: 'Hearing', updatedTs: 0, ...changes };
  const { day, lastDay } = presentEvent(event, range, NOW);
  return [day, lastDay];
};

describe('getDays', () => {
  it.each<[string, Partial<StoredEvent>, [string, string]]>([
    ['a day without an hour', { day: '2026-03-09' }, ['2026-03-09', '2026-03-09']],
    [
      'an instant without a place, on the day of the reader',
      { startTs: at('2026-03-10T03:00:00Z') },
      ['2026-03-09', '2026-03-09'],
    ],
    [
      'an evening that ends at midnight, which is of one day',
      { startTs: at('2026-03-09T22:00:00-04:00'), endTs: at('2026-03-10T00:00:00-04:00') },
      ['2026-03-09', '2026-03-09'],
    ],
    [
      'a night that ends a second later, which is of two',
      { startTs: at('2026-03-09T22:00:00-04:00'), endTs: at('2026-03-10T00:00:01-04:00') },
      ['2026-03-09', '2026-03-10'],
    ],
    [
      'an end that is the beginning',
      { startTs: at('2026-03-09T00:00:00-04:00'), endTs: at('2026-03-09T00:00:00-04:00') },
      ['2026-03-09', '2026-03-09'],
    ],
    [
      'an end before the beginning, which is a fault of its source',
      { startTs: at('2026-03-09T10:00:00-04:00'), endTs: at('2026-03-08T10:00:00-04:00') },
      ['2026-03-09', '2026-03-09'],
    ],
    [
      'a meeting, on the day at its place',
      { isoCode: 'us-hi', startTs: at('2026-03-10T09:00:00Z') },
      ['2026-03-09', '2026-03-09'],
    ],
    [
      'the stated day gives way to the hour',
      { day: '2026-03-10', startTs: at('2026-03-09T12:00:00-04:00') },
      ['2026-03-09', '2026-03-09'],
    ],
    ['neither, which is shown on the first day', {}, ['2026-03-01', '2026-03-01']],
  ])('returns the days of %s', (_what, changes, days) => {
    expect(getDays(changes)).toEqual(days);
  });
});

it('presentEvent shows a chamber only when it is a known chamber', () => {
  const event: StoredEvent = { ...NO_FACTS, eventId: 'e', kind: 'hearing', title: 'Hearing', updatedTs: 0 };
  expect(presentEvent({ ...event, chamber: 'upper' }, range, NOW).chamber).toBe('upper');
  expect(presentEvent({ ...event, chamber: 'third' }, range, NOW).chamber).toBeNull();
});

it('presentEvent names the zone of a meeting with a time, and of nothing else', () => {
  const event: StoredEvent = { ...NO_FACTS, eventId: 'e', kind: 'hearing', title: 'Hearing', updatedTs: 0 };
  const zone = (changes: Partial<StoredEvent>) => presentEvent({ ...event, ...changes }, range, NOW).timeZone;
  expect(zone({ isoCode: 'us-ca', startTs: 1 })).toBe('America/Los_Angeles');
  expect(zone({ isoCode: 'us-ca', day: '2026-03-09' })).toBeNull();
  expect(zone({ startTs: 1 })).toBeNull();
});

it('presentEvent calls a past meeting that was only announced past', () => {
  const event: StoredEvent = { ...NO_FACTS, eventId: 'e', kind: 'hearing', title: 'Hearing', updatedTs: 0 };
  const status = (day: string) =>
    presentEvent({ ...event, day, isoCode: 'us', status: 'Scheduled' }, range, NOW).status;
  expect([status('2026-02-28'), status('2026-03-01')]).toEqual(['Past', 'Scheduled']);
});
