import { describe, expect, it } from 'vitest';
import { isMeetingOff, meetingChange, getMeetingStatus, meetingStatusOn } from './meeting-status.ts';

describe('Status of a meeting', () => {
  it.each([
    ['Cancelled', 'Canceled'],
    ['CANCELED', 'Canceled'],
    ['postponed', 'Postponed'],
    ['Postponed until further notice', 'Postponed'],
    ['Re-scheduled', 'Rescheduled'],
    ['scheduled ', 'Scheduled'],
    ['Held', 'Held'],
    ['Recessed', 'Recessed'],
  ])('spells "%s" in one way', (stated, shown) => {
    expect(getMeetingStatus({ meetingStatus: stated })).toBe(shown);
  });

  it.each([
    ['POSTPONED: Joint hearing on work', 'Postponed'],
    ['*CANCELLED* Markup of H.R. 1', 'Canceled'],
    ['Hearing on bridges (Postponed)', 'Postponed'],
    ['Hearing on bridges – CANCELED', 'Canceled'],
    ['[Rescheduled] Hearing on bridges', 'Rescheduled'],
    ['Committee on Towns Rescheduled Elections Subcommittee Hearing, "Polls"', 'Rescheduled'],
    ['Postponed hearing on bridges', 'Postponed'],
  ])('reads the change announced in the title "%s"', (title, shown) => {
    expect(getMeetingStatus({ meetingStatus: 'Scheduled', title })).toBe(shown);
    expect(getMeetingStatus({ title })).toBe(shown);
  });

  it.each([
    'Hearing on canceled contracts',
    'Flights Canceled: Are Airlines Keeping Their Promises?',
    'Hearing to examine the rescheduled drugs list',
    'The Committee on Courts on postponed trials and how a hearing is set',
  ])('is not changed by a subject: "%s"', (title) => {
    expect(getMeetingStatus({ meetingStatus: 'Scheduled', title })).toBe('Scheduled');
  });

  it('is read from notes about the meeting, but never against a status that says more', () => {
    expect(getMeetingStatus({ meetingStatus: 'Scheduled', notes: 'THIS MEETING HAS BEEN CANCELLED' })).toBe('Canceled');
    expect(getMeetingStatus({ meetingStatus: 'Held', title: 'POSTPONED: Hearing' })).toBe('Held');
    expect(getMeetingStatus({})).toBeUndefined();
  });

  it('says which meetings are off and which have changed', () => {
    expect(['Canceled', 'Postponed', 'Rescheduled', 'Scheduled', null].map(isMeetingOff)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
    expect(['Canceled', 'Postponed', 'Rescheduled', 'Scheduled', null].map(meetingChange)).toEqual([
      'Canceled',
      'Postponed',
      'Rescheduled',
      null,
      null,
    ]);
  });

  it('calls a meeting past from the day after it, by the clock where it is', () => {
    const on = (status: string | null, now: string, isoCode = 'us') =>
      meetingStatusOn(status, { day: '2026-03-10', isoCode }, Date.parse(now));
    expect(on('Scheduled', '2026-03-11T03:59:00Z')).toBe('Scheduled');
    expect(on('Scheduled', '2026-03-11T04:01:00Z')).toBe('Past');
    expect(on('Scheduled', '2026-03-11T04:01:00Z', 'us-ca')).toBe('Scheduled');
    expect(on('Rescheduled', '2026-03-12T00:00:00Z')).toBe('Past');
    for (const status of ['Postponed', 'Canceled', 'Held', null]) {
      expect(on(status, '2026-03-12T00:00:00Z')).toBe(status);
    }
  });
});
