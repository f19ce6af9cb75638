import type { IsoDate, UnixSeconds } from '@rotunda/domain';
import { secondsAtWallClock } from '../actions/index.ts';
import type { DigestFrequency } from '@rotunda/contract';

/** When an organization's e-mails go out. */
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

/** Zones are up to 14 hours from Greenwich: the slots before and after an instant are within two of its days. */
const NEAR_DAYS = Array.from({ length: 5 }, (_, index) => index - 2);
const NEAR_WEEKS = Array.from({ length: 19 }, (_, index) => index - 9);
const DAY_MS = 86_400_000;

/**
 * The newest slot that is not after `nowTs`. After a standstill this is the one slot that is still told: the earlier ones
 * are part of it.
 */
export function latestSlot(frequency: DigestFrequency, nowTs: UnixSeconds, zone: DigestZone): UnixSeconds {
  return Math.max(...slotsNear(frequency, nowTs, zone).filter((slot) => slot <= nowTs));
}

/** The first slot after `nowTs`. */
export function nextSlot(frequency: DigestFrequency, nowTs: UnixSeconds, zone: DigestZone): UnixSeconds {
  return Math.min(...slotsNear(frequency, nowTs, zone).filter((slot) => slot > nowTs));
}

/**
 * Slots around an instant. An hour that is skipped in spring is the next instant that exists, and then often the same as
 * the slot after it; one that comes twice in autumn is its first.
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
            ...{ year: day.getUTCFullYear(), month: day.getUTCMonth() + 1, day: day.getUTCDate() },
            ...{ hour, minute: 0, second: 0 },
          },
          zone.timeZone,
        ),
      ),
    );
}

/** The day of an instant in a zone: Canada writes days as ISO 8601 does. */
export function dayIn(timeZone: string, seconds: UnixSeconds): IsoDate {
  return new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    seconds * 1000,
  );
}
