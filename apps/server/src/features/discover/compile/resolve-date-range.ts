import type { DateRange } from '@rotunda/contract';
import type { UnixSeconds } from '@rotunda/domain';

const DAY_SECONDS = 24 * 3600;
const PRESET_DAYS = { last_7_days: 7, last_30_days: 30, last_90_days: 90 } as const;

/**
 * Returns the inclusive bounds of a range for the UTC day of `nowTs`, or null if it restricts nothing. A preset of n
 * days covers today and the n days before.
 */
export function resolveDateRange(
  range: DateRange | null,
  nowTs: UnixSeconds,
): { fromTs?: UnixSeconds; toTs?: UnixSeconds } | null {
  if (range === null) return null;
  const today = nowTs - (nowTs % DAY_SECONDS);
  switch (range.name) {
    case 'custom': {
      const bounds = {
        ...(range.startTs === null ? {} : { fromTs: range.startTs }),
        ...(range.stopTs === null ? {} : { toTs: range.stopTs }),
      };
      return Object.keys(bounds).length === 0 ? null : bounds;
    }
    case 'year_to_date':
      return { fromTs: Date.UTC(new Date(nowTs * 1000).getUTCFullYear(), 0, 1) / 1000 };
    default:
      return { fromTs: today - PRESET_DAYS[range.name] * DAY_SECONDS };
  }
}
