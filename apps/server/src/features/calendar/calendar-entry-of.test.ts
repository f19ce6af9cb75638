import { describe, expect, it } from 'vitest';
import { calendarEntryOf } from './calendar-entry-of.ts';
import { NO_FACTS, type StoredEvent } from './stored-event.ts';

const BASE_URL = 'https://policy.example';
const event = (changes: Partial<StoredEvent> = {}): StoredEvent => ({
  ...{
    ...NO_FACTS,
    eventId: 'meeting:1',
    kind: 'hearing',
    title: 'Hearing on widgets',
    day: '2026-03-09',
    updatedTs: 5,
  },
  ...changes,
});
const entry = (changes: Partial<StoredEvent> = {}) => calendarEntryOf(event(changes), BASE_URL);

describe('an event of a calendar as other programs are told of it', () => {
  it('leads to its document, to its action, and without either to the calendars', () => {
    const document = { documentType: 'Regulation', fusionId: 'fr-2026-1' } as const;
    expect(entry({ document }).url).toBe(`${BASE_URL}/regulation/fr-2026-1`);
    expect(entry({ actionId: 'a1' }).url).toBe(`${BASE_URL}/actions?open=a1`);
    expect(entry().url).toBe(`${BASE_URL}/resources`);
  });

  it('is of a day without an hour, and of an instant with one', () => {
    expect(entry().when).toEqual({ day: '2026-03-09' });
    expect(entry({ startTs: 100, endTs: 200 }).when).toEqual({ startTs: 100, endTs: 200 });
  });

  it('tells committee and status in its summary, and nothing where there is neither', () => {
    expect(entry({ byline: 'Committee on Widgets', status: 'Postponed' }).summary).toBe(
      'Committee on Widgets · Postponed',
    );
    expect(entry({ status: 'Postponed' }).summary).toBe('Postponed');
    expect(entry().summary).toBeNull();
  });

  it('is canceled when its source says so, and only then', () => {
    expect(entry({ status: 'Canceled' }).isCanceled).toBe(true);
    expect(entry({ status: 'Postponed' }).isCanceled).toBe(false);
  });

  it('has a name of one line', () => {
    expect(entry({ title: 'Hearing\n  on\twidgets' }).name).toBe('Hearing on widgets');
  });

  it('keeps a short id of its own through changes, and shares it with no other', () => {
    const { uid } = entry({ eventId: `meeting:${'x'.repeat(500)};VALUE=1` });
    expect(uid).toMatch(/^[\da-f]{32}@rotunda$/);
    expect(entry({ title: 'Renamed', version: 2 }).uid).toBe(entry().uid);
    expect(entry({ eventId: 'meeting:2' }).uid).not.toBe(entry().uid);
  });

  it('has a place where one is known, and no empty one', () => {
    expect(entry({ location: 'Room 1' }).location).toBe('Room 1');
    expect('location' in entry()).toBe(false);
  });
});
