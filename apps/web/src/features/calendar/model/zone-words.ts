import type { IsoDate } from '@rotunda/domain';
import { readerZone } from './reader-zone.ts';

/** `America/New York (EST)`: the zone and what it is called on a day, as clocks change. */
export function zoneWords(day: IsoDate): string {
  const timeZone = readerZone();
  const name = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'short' })
    .formatToParts(new Date(`${day}T12:00:00`))
    .find(({ type }) => type === 'timeZoneName')?.value;
  const zone = timeZone.replaceAll('_', ' ');
  return name === undefined || name === zone ? zone : `${zone} (${name})`;
}
