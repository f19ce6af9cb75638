import type { IsoDate, UnixSeconds } from '@rotunda/domain';
import { secondsAtWallClock } from '../../actions/index.ts';
import type { DigestFrequency } from '@rotunda/contract';

/** When an organization's digests are sent. */
export interface DigestZone {
  /** IANA name. */
  timeZone: string;
  /** 1 is Monday, 7 Sunday (ISO 8601). */
  weeklyDigestDay: number;
}

const MORNING = 7;
const HOURS: Readonly<Record<DigestFrequency, readonly number[]>> = {
  Hourly: Array.from({ length: 24 }, (_, hour) => hour),
  '4-Hourly': [3, 7, 11, 15, 19, 23],
  Daily: [MORNING],
  Weekly: [MORNING],
};

/** Zones are up to 14 hours from UTC, so the slots before and after an instant are within two UTC days. */
const NEAR_DAYS = Array.from({ length: 5 }, (_, index) => index - 2);
const NEAR_WEEKS = Array.from({ length: 19 }, (_, index) => index - 9);
const DAY_MS = 86_400_000;

/**
 * Returns the latest slot not after `nowTs`. After an outage only this slot is sent, and it includes the missed ones.
 */
export function latestSlot(frequency: DigestFrequency, nowTs: UnixSeconds, zone: DigestZone): UnixSeconds {
  return Math.max(...slotsNear(frequency, nowTs, zone).filter((slot) => slot <= nowTs));
}

/** Returns the first slot after `nowTs`. */
export function nextSlot(frequency: DigestFrequency, nowTs: UnixSeconds, zone: DigestZone): UnixSeconds {
  return Math.min(...slotsNear(frequency, nowTs, zone).filter((slot) => slot > nowTs));
}

/**
 * Returns the slots around an instant. A time skipped in spring becomes the next existing instant, which is often the
 * following slot; a time that occurs twice in autumn means the first.
 */
function slotsNear(frequency: DigestFrequency, nowTs: UnixSeconds, zone: DigestZone): UnixSeconds[] {
  const isWeekly = frequency === 'Weekly';
  const days = (isWeekly ? NEAR_WEEKS : NEAR_DAYS).map((distance) => new Date(nowTs * 1000 + distance * DAY_MS));
  return days
    .filter((day) => !isWeekly || (day.getUTCDay() || 7) === zone.weeklyDigestDay)
    .flatMap((day) =>
      HOURS[frequency].map((hour) =>
        secondsAtWallClock(
          {
            year: day.getUTCFullYear(),
            month: day.getUTCMonth() + 1,
            day: day.getUTCDate(),
            hour,
            minute: 0,
            second: 0,
          },
          zone.timeZone,
        ),
      ),
    );
}

/** Returns the date of an instant in a zone. The Canadian locale formats dates as ISO 8601. */
export function dayIn(timeZone: string, seconds: UnixSeconds): IsoDate {
  return new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    seconds * 1000,
  );
}
