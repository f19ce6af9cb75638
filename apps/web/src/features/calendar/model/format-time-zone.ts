import type { IsoDate } from '@rotunda/domain';
import { readerZone } from './reader-zone.ts';

/** Formats the reader's time zone as `America/New York (EST)`, with the name that applies on the given day. */
export function formatTimeZone(day: IsoDate): string {
  const timeZone = readerZone();
  const name = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'short' })
    .formatToParts(new Date(`${day}T12:00:00`))
    .find(({ type }) => type === 'timeZoneName')?.value;
  const zone = timeZone.replaceAll('_', ' ');
  return name === undefined || name === zone ? zone : `${zone} (${name})`;
}
