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

describe('calendarEntryOf', () => {
  it('links to the document, to the action, or else to the calendar page', () => {
    const document = { documentType: 'Regulation', fusionId: 'fr-2026-1' } as const;
    expect(entry({ document }).url).toBe(`${BASE_URL}/regulation/fr-2026-1`);
    expect(entry({ actionId: 'a1' }).url).toBe(`${BASE_URL}/actions?open=a1`);
    expect(entry().url).toBe(`${BASE_URL}/resources`);
  });

  it('is all-day without a time and an instant with a start time', () => {
    expect(entry().when).toEqual({ day: '2026-03-09' });
    expect(entry({ startTs: 100, endTs: 200 }).when).toEqual({ startTs: 100, endTs: 200 });
  });

  it('puts the committee and status into the summary and leaves out what is missing', () => {
    expect(entry({ byline: 'Committee on Widgets', status: 'Postponed' }).summary).toBe(
      'Committee on Widgets · Postponed',
    );
    expect(entry({ status: 'Postponed' }).summary).toBe('Postponed');
    expect(entry().summary).toBeNull();
  });

  it('is canceled only when its source says so', () => {
    expect(entry({ status: 'Canceled' }).isCanceled).toBe(true);
    expect(entry({ status: 'Postponed' }).isCanceled).toBe(false);
  });

  it('collapses the title to a single line', () => {
    expect(entry({ title: 'Hearing\n  on\twidgets' }).name).toBe('Hearing on widgets');
  });

  it('keeps a short, unique UID across changes', () => {
    const { uid } = entry({ eventId: `meeting:${'x'.repeat(500)};VALUE=1` });
    expect(uid).toMatch(/^[\da-f]{32}@rotunda$/);
    expect(entry({ title: 'Renamed', version: 2 }).uid).toBe(entry().uid);
    expect(entry({ eventId: 'meeting:2' }).uid).not.toBe(entry().uid);
  });

  it('includes the location only when it is known', () => {
    expect(entry({ location: 'Room 1' }).location).toBe('Room 1');
    expect('location' in entry()).toBe(false);
  });
});
