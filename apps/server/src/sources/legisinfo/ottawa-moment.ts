import { type IsoDate, type UnixSeconds, instantOf, leadingIsoDate } from '@rotunda/domain';
import { isLocalMidnight, localDay } from '../mapping/local-time.ts';

const OTTAWA = 'America/Toronto';

/**
 * The day in Ottawa a time of LEGISinfo means, and the instant where an hour is stated. Midnight, in Ottawa or typed as
 * UTC, stands for a day whose hour is not told; a time without a zone is Ottawa's own clock and gives the day alone.
 */
export function ottawaMoment(text: string | null | undefined): { date: IsoDate; ts?: UnixSeconds } | undefined {
  const written = text?.trim() ?? '';
  const ts = instantOf(written);
  if (ts === undefined || /T00:00(?::00(?:\.0+)?)?Z$/.test(written)) {
    const date = leadingIsoDate(written);
    return date === undefined ? undefined : { date };
  }
  const date = localDay(ts, OTTAWA);
  return isLocalMidnight(ts, OTTAWA) ? { date } : { date, ts };
}
