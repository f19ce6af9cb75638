import type { UnixSeconds } from '@rotunda/domain';

/** A moment as the clocks of one time zone show it. */
export interface WallTime {
  /** Seconds since 1970 as if the clock showed UTC. */
  seconds: number;
  /** Offset east of Greenwich, in seconds. */
  offset: number;
}

const PARTS = ['year', 'month', 'day', 'hour', 'minute', 'second'] as const;

/**
 * Returns a function that converts moments to the clock time of a zone. It reuses one formatter, because creating one
 * is slow.
 */
export function getWallClock(timeZone: string): (at: UnixSeconds) => WallTime {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  return (at) => {
    const parts = new Map(format.formatToParts(at * 1000).map(({ type, value }) => [type, Number(value)]));
    const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = PARTS.map((part) => parts.get(part) ?? 0);
    const seconds = Date.UTC(year, month - 1, day, hour, minute, second) / 1000;
    return { seconds, offset: seconds - at };
  };
}

/** Formats ISO 8601 with the offset of the zone: `2026-11-23T09:05:00-05:00`. */
export function getIso({ seconds, offset }: WallTime): string {
  const size = Math.abs(offset);
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const zone = `${offset < 0 ? '-' : '+'}${two(size / 3600)}:${two((size % 3600) / 60)}`;
  return `${new Date(seconds * 1000).toISOString().slice(0, 19)}${zone}`;
}
