import { type IsoDate, type UnixSeconds, getInstant, leadingIsoDate } from '@rotunda/domain';
import { isLocalMidnight, localDay } from '../mapping/local-time.ts';

const OTTAWA = 'America/Toronto';

/**
 * Returns the date in Ottawa that a LEGISinfo timestamp means, and the time if one is stated. Midnight, in Ottawa or in
 * UTC, means that no time is stated. A timestamp without a zone is Ottawa local time and yields only the date.
 */
export function ottawaMoment(text: string | null | undefined): { date: IsoDate; ts?: UnixSeconds } | undefined {
  const written = text?.trim() ?? '';
  const ts = getInstant(written);
  if (ts === undefined || /T00:00(?::00(?:\.0+)?)?Z$/.test(written)) {
    const date = leadingIsoDate(written);
    return date === undefined ? undefined : { date };
  }
  const date = localDay(ts, OTTAWA);
  return isLocalMidnight(ts, OTTAWA) ? { date } : { date, ts };
}
