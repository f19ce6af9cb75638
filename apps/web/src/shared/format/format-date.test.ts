import { describe, expect, it } from 'vitest';
import { formatMeeting, formatTime, formatTimeAt } from './format-date.ts';

const startTs = Date.UTC(2026, 2, 11, 1) / 1000;

describe('Time of a meeting', () => {
  it('is the time of its place with the name of the zone, wherever the user is', () => {
    expect(formatMeeting({ day: '2026-03-10', startTs, zone: 'Pacific/Honolulu' })).toBe('March 10, 2026 3:00 pm HST');
    expect(formatMeeting({ day: '2026-03-10', startTs, zone: 'America/New_York' })).toBe('March 10, 2026 9:00 pm EDT');
  });

  it('is only the day, as stated, while no time is known', () => {
    expect(formatMeeting({ day: '2026-03-10', startTs: null, zone: 'Pacific/Honolulu' })).toBe('March 10, 2026');
    expect(formatMeeting({ day: null, startTs: null, zone: 'Pacific/Honolulu' })).toBe('');
  });

  it('names the zone of a time only if it is not the zone of the user', () => {
    expect(formatTimeAt(startTs, 'Pacific/Honolulu')).toBe('3:00 pm HST');
    expect(formatTimeAt(startTs, Intl.DateTimeFormat().resolvedOptions().timeZone)).toBe(formatTime(startTs));
    expect(formatTimeAt(startTs, null)).toBe(formatTime(startTs));
  });
});
