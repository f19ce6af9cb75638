import { isTimeZone, type UnixSeconds } from '@rotunda/domain';
import type { ZoneDefinition } from './ics-components.ts';
import type { WallSeconds } from './ics-time.ts';
import { offsetsOfDefinition } from './zone-definition.ts';
import { WINDOWS_ZONES } from './windows-zones.ts';
import { offsetInZone, secondsAtOffset } from './zoned-time.ts';

/** Converts between the clock of a zone and instants. */
export class CalendarZone {
  readonly #offsetAt: (at: UnixSeconds) => number;

  /** @param offsetAt seconds east of UTC at an instant */
  constructor(offsetAt: (at: UnixSeconds) => number) {
    // Remembered because the runtime takes a long time to name an offset. Clocks change at full quarters of an hour.
    const known = new Map<number, number>();
    this.#offsetAt = (at) => {
      const quarter = Math.floor(at / 900);
      const offset = known.get(quarter) ?? offsetAt(at);
      known.set(quarter, offset);
      return offset;
    };
  }

  /** Returns the instant at which the zone's clocks show a time; in spring's gap, the time an hour later. */
  secondsAt(wall: WallSeconds): UnixSeconds {
    return secondsAtOffset(wall, this.#offsetAt);
  }

  wallAt(seconds: UnixSeconds): WallSeconds {
    return seconds + this.#offsetAt(seconds);
  }
}

/** The zone of a fixed offset, in seconds east of UTC. */
export const fixedZone = (offset: number): CalendarZone => new CalendarZone(() => offset);

export const ianaZone = (name: string): CalendarZone => new CalendarZone((at) => offsetInZone(at, name));

/** Finds the zones that a calendar names. Each is looked up once. */
export class ZoneFinder {
  readonly #definitions: readonly ZoneDefinition[];
  readonly #known = new Map<string, CalendarZone | null>();

  constructor(definitions: readonly ZoneDefinition[]) {
    this.#definitions = definitions;
  }

  /** Returns null for a zone that neither the file nor anybody else defines. */
  find(tzid: string): CalendarZone | null {
    const known = this.#known.get(tzid);
    if (known !== undefined) return known;
    const found = this.#look(tzid);
    this.#known.set(tzid, found);
    return found;
  }

  /**
   * The rules of the IANA database come before those in the file, which often describe only one year. A name from
   * another list may be customized, so there the file's rules come first.
   */
  #look(tzid: string): CalendarZone | null {
    const definition = this.#definitions.find((one) => one.tzid === tzid);
    const iana = getIanaName(tzid) ?? (definition?.location == null ? null : getIanaName(definition.location));
    if (iana !== null) return ianaZone(iana);
    const offsetAt = definition === undefined ? null : offsetsOfDefinition(definition);
    if (offsetAt !== null) return new CalendarZone(offsetAt);
    const windows = getWindowsZone(tzid);
    if (windows !== null) return ianaZone(windows);
    const offset = getOffset(tzid);
    return offset === null ? null : fixedZone(offset);
  }
}

/** Recognizes names that end with an IANA name, such as `/mozilla.org/20050126_1/America/New_York`. */
function getIanaName(tzid: string): string | null {
  const parts = tzid.trim().split('/').filter(Boolean);
  // Names of the database have up to three parts. A single last part is not one: `…/GMT` may begin with anything.
  for (const count of [3, 2]) {
    const name = parts.slice(-count).join('/');
    if (parts.length >= count && isIana(name)) return name;
  }
  const name = tzid.trim();
  if (parts.length === 1) return isIana(name) ? name : null;
  // Some programs write spaces, as the name is spoken: `America/New York`.
  return / /.test(name) ? getIanaName(name.replaceAll(' ', '_')) : null;
}

/** A bare offset such as `-05:00` is a zone to the runtime but is read with its signs elsewhere. */
const isIana = (name: string): boolean => /^[A-Za-z]/.test(name) && isTimeZone(name);

const getKey = (name: string): string => name.toLowerCase().replace(/\s+/g, ' ').trim();
const WINDOWS: ReadonlyMap<string, string> = new Map(
  WINDOWS_ZONES.flatMap(([windows, iana, shown]) =>
    // The countries are left out where people write the name themselves.
    [windows, shown, shown.replace(/ \((?:US & )?Canada\)$/, '')].map((name) => [getKey(name), iana] as const),
  ),
);
/** Abbreviations of summer time, which the IANA database does not know as zones. */
const SUMMER_TIMES: Readonly<Record<string, string>> = {
  edt: 'America/New_York',
  cdt: 'America/Chicago',
  mdt: 'America/Denver',
  pdt: 'America/Los_Angeles',
  akdt: 'America/Anchorage',
};

/**
 * Looks up `Eastern Standard Time` and `(UTC-05:00) Eastern Time (US & Canada)`, also as `GMT-05.00`, without the
 * countries, and with the name of its summer.
 */
function getWindowsZone(tzid: string): string | null {
  const name = getKey(tzid.replace(/^tzone:\/\/microsoft\//i, '').replaceAll('&amp;', '&'));
  const shown = name.replace(/^\((?:utc|gmt)[^)]*\)\s*/, '').replace(/ daylight time$/, ' standard time');
  return WINDOWS.get(name) ?? WINDOWS.get(shown) ?? SUMMER_TIMES[shown] ?? null;
}

const NAMED_OFFSET = /^(?:tzone:\/\/microsoft\/)?\(?(?:utc|gmt|z)?\s*(?:([+-])\s*(\d{1,2})[:.]?(\d{2})?)?\)?$/i;

/** Reads `UTC`, `GMT-0500`, `UTC+5:30` and `-05:00`; hours and minutes east of Greenwich are positive. */
function getOffset(tzid: string): number | null {
  const match = NAMED_OFFSET.exec(tzid.trim());
  if (match === null || tzid.trim() === '') return null;
  const size = Number(match[2] ?? 0) * 3600 + Number(match[3] ?? 0) * 60;
  return size > 15 * 3600 ? null : match[1] === '-' ? -size : size;
}
