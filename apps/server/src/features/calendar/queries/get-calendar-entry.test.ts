import { describe, expect, it } from 'vitest';
import { getCalendarEntry } from './get-calendar-entry.ts';
import { NO_FACTS, type StoredEvent } from '../event/stored-event.ts';

const BASE_URL = 'https://policy.example';
const event = (changes: Partial<StoredEvent> = {}): StoredEvent => ({
  ...NO_FACTS,
  eventId: 'meeting:1',
  kind: 'hearing',
  title: 'Hearing on widgets',
  day: '2026-03-09',
  updatedTs: 5,
  ...changes,
});
const entry = (changes: Partial<StoredEvent> = {}, now = '2026-03-09T12:00:00Z') =>
  getCalendarEntry(event(changes), { baseUrl: BASE_URL, nowMs: Date.parse(now) });

describe('getCalendarEntry', () => {
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

  it.each([
    ['Canceled', 'Canceled: Hearing on widgets', 'CANCELLED'],
    ['Postponed', 'Postponed: Hearing on widgets', 'TENTATIVE'],
    ['Withdrawn', 'Withdrawn: Hearing on widgets', 'CANCELLED'],
    ['Rescheduled', 'Rescheduled: Hearing on widgets', undefined],
    ['Scheduled', 'Hearing on widgets', undefined],
    ['Held', 'Hearing on widgets', undefined],
  ])('says in its name and status that a meeting is %s', (status, name, entryStatus) => {
    expect(entry({ status })).toMatchObject({ name, ...(entryStatus === undefined ? {} : { status: entryStatus }) });
    expect('status' in entry({ status })).toBe(entryStatus !== undefined);
  });

  it('does not repeat a change that the title already states', () => {
    expect(entry({ status: 'Postponed', title: 'POSTPONED: Hearing on widgets' }).name).toBe(
      'POSTPONED: Hearing on widgets',
    );
  });

  it('does not call a past meeting scheduled', () => {
    expect(entry({ status: 'Scheduled' }).summary).toBe('Scheduled');
    expect(entry({ status: 'Scheduled' }, '2026-03-11T12:00:00Z').summary).toBe('Past');
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
