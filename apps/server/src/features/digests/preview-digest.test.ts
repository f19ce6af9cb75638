import { DIGEST_FREQUENCIES } from '@rotunda/contract';
import { describe, expect, it } from 'vitest';
import type { DigestZone } from './sending/digest-slots.ts';
import { slotsAhead } from './digests.queries.ts';

const MONDAYS: DigestZone = { timeZone: 'America/New_York', weeklyDigestDay: 1 };
const TUESDAYS: DigestZone = { ...MONDAYS, weeklyDigestDay: 2 };
/** The slots after an instant, as `day hour: frequencies`. */
const ahead = (frequencies: Parameters<typeof slotsAhead>[0], now: string, zone = MONDAYS) =>
  slotsAhead(frequencies, Date.parse(now) / 1000, zone).map(
    ({ slotTs, frequencies: own }) => `${new Date(slotTs * 1000).toISOString().slice(8, 16)}: ${own.join(', ')}`,
  );

// In winter, 07:00 in New York is 12:00 UTC; 2026-11-23 is a Monday.
describe('slotsAhead', () => {
  it('joins the frequencies that fall on the same slot', () => {
    expect(ahead(DIGEST_FREQUENCIES, '2026-11-23T11:30Z')).toEqual(['23T12:00: Hourly, 4-Hourly, Daily, Weekly']);
    expect(ahead(['Daily', 'Weekly'], '2026-11-23T11:30Z', TUESDAYS)).toEqual(['23T12:00: Daily', '24T12:00: Weekly']);
  });

  it('puts the soonest first, whatever the order of the frequencies', () => {
    const slots = ['23T13:00: Hourly', '23T16:00: 4-Hourly', '24T12:00: Daily', '30T12:00: Weekly'];
    expect(ahead(DIGEST_FREQUENCIES, '2026-11-23T12:00Z')).toEqual(slots);
    expect(ahead(DIGEST_FREQUENCIES.toReversed(), '2026-11-23T12:00Z')).toEqual(slots);
  });

  it('has no slot without a frequency', () => {
    expect(ahead([], '2026-11-23T12:00Z')).toEqual([]);
  });
});
