import type { IsoDate, UnixSeconds } from '@rotunda/domain';
import { localDay } from '../local-time.ts';

/**
 * Returns the date that Congress means. A date stays as it is; midnight Eastern time written in UTC (`T04:00:00Z`,
 * `T05:00:00Z`, in either season) is that date; any other timestamp is converted to the date in Washington.
 */
export function upstreamDay(text: string | undefined): IsoDate | undefined {
  if (text === undefined) return undefined;
  const day = /^\d{4}-\d{2}-\d{2}/.exec(text)?.[0];
  if (day === undefined || Number.isNaN(Date.parse(day))) return undefined;
  if (text.length === 10 || /^.{10}T0[45]:00:00(?:\.0+)?Z$/.test(text)) return day;
  const instant = upstreamInstant(text);
  return instant === undefined ? day : localDay(instant, 'America/New_York');
}

/**
 * Returns the time of a timestamp with a zone, or midnight UTC for a date alone, to be used only for comparing which is
 * newer.
 */
export function upstreamInstant(text: string | undefined): UnixSeconds | undefined {
  if (text === undefined || !/^\d{4}-\d{2}-\d{2}($|T.*(Z|[+-]\d{2}:?\d{2})$)/.test(text)) return undefined;
  const ms = Date.parse(text);
  return Number.isNaN(ms) ? undefined : Math.floor(ms / 1000);
}
