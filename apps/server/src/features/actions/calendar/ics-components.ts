import { type IcsLine, icsText, readIcsLines } from './ics-lines.ts';

/** Rules of a zone that a file defines: when its clocks change. */
export interface ZoneRule {
  lines: IcsLine[];
}

export interface ZoneDefinition {
  tzid: string;
  /** IANA name that many programs add to their own name. */
  location: string | null;
  rules: ZoneRule[];
}

/** One of the calendars of a file. */
export interface IcsCalendar {
  /** Method of the exchange (RFC 5546), uppercase; empty if there is none. */
  method: string;
  zones: ZoneDefinition[];
}

export interface IcsEvent {
  calendar: IcsCalendar;
  lines: IcsLine[];
  /** Number of its first line. */
  line: number;
  /** The file ends within the event. */
  isCut: boolean;
}

/** Components that stand beside the events of a calendar (RFC 5545, 3.6.2 to 3.6.4) and are none. */
const OTHER_KINDS = ['VTODO', 'VJOURNAL', 'VFREEBUSY'] as const;
export type OtherKind = (typeof OTHER_KINDS)[number];

/** A to-do, journal entry or busy time. */
export interface IcsOther {
  kind: OtherKind;
  /** Empty if it has none. */
  title: string;
}

export interface IcsComponents {
  events: IcsEvent[];
  others: IcsOther[];
}

/**
 * Finds the events and what stands beside them in all calendars of a file. A component that is not ended ends where the next one begins, so a
 * missing END costs nothing but itself.
 * @returns null if the file contains no calendar
 */
export function readIcsComponents(text: string): IcsComponents | null {
  const reader = new ComponentReader();
  for (const line of readIcsLines(text)) reader.read(line);
  return reader.end();
}

class ComponentReader {
  readonly #events: IcsEvent[] = [];
  readonly #others: IcsOther[] = [];
  #calendar: IcsCalendar = { method: '', zones: [] };
  #hasCalendar = false;
  #event: IcsEvent | null = null;
  #zone: ZoneDefinition | null = null;
  #rule: ZoneRule | null = null;
  /** Any other component, such as the alarm of an event; its lines are skipped. */
  #skipped: string | null = null;
  /** What is being skipped, if it is named to the user. */
  #other: IcsOther | null = null;

  read(line: IcsLine): void {
    const name = line.value.toUpperCase();
    if (line.name === 'BEGIN') this.#begin(name, line);
    else if (line.name === 'END') this.#end(name);
    else if (this.#skipped === null) this.#property(line);
    else if (line.name === 'SUMMARY' && this.#other !== null) this.#other.title ||= icsText(line.value).trim();
  }

  end(): IcsComponents | null {
    if (this.#event !== null) this.#event.isCut = true;
    this.#closeAll();
    return this.#hasCalendar ? { events: this.#events, others: this.#others } : null;
  }

  #begin(name: string, { line }: IcsLine): void {
    if (name === 'VCALENDAR') {
      this.#closeAll();
      this.#calendar = { method: '', zones: [] };
      this.#hasCalendar = true;
    } else if (name === 'VEVENT') {
      this.#closeAll();
      this.#event = { calendar: this.#calendar, lines: [], line, isCut: false };
    } else if (name === 'VTIMEZONE') {
      this.#closeAll();
      this.#zone = { tzid: '', location: null, rules: [] };
      this.#calendar.zones.push(this.#zone);
    } else if (this.#zone !== null && (name === 'STANDARD' || name === 'DAYLIGHT')) {
      this.#rule = { lines: [] };
      this.#zone.rules.push(this.#rule);
    } else {
      this.#skip(name);
    }
  }

  #skip(name: string): void {
    const kind = OTHER_KINDS.find((one) => one === name);
    // The title of an alarm is not the one of its to-do.
    if (kind === undefined) this.#other = null;
    else {
      this.#closeAll();
      this.#other = { kind, title: '' };
      this.#others.push(this.#other);
    }
    this.#skipped ??= name;
  }

  #end(name: string): void {
    if (name === 'VCALENDAR' || name === 'VEVENT' || name === 'VTIMEZONE') this.#closeAll();
    else if (name === this.#skipped) {
      this.#skipped = null;
      this.#other = null;
    } else this.#rule = null;
  }

  #property(line: IcsLine): void {
    if (this.#event !== null) this.#event.lines.push(line);
    else if (this.#rule !== null) this.#rule.lines.push(line);
    else if (this.#zone !== null) {
      if (line.name === 'TZID') this.#zone.tzid = line.value;
      if (line.name === 'X-LIC-LOCATION') this.#zone.location = line.value;
    } else if (line.name === 'METHOD') this.#calendar.method = line.value.toUpperCase();
  }

  #closeAll(): void {
    if (this.#event !== null) this.#events.push(this.#event);
    this.#event = null;
    this.#zone = null;
    this.#rule = null;
    this.#skipped = null;
    this.#other = null;
  }
}
