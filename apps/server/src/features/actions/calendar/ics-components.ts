import { type IcsLine, readIcsLines } from './ics-lines.ts';

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

/**
 * Finds the events of all calendars of a file. A component that is not ended ends where the next one begins, so a
 * missing END costs nothing but itself.
 * @returns null if the file contains no calendar
 */
export function readIcsEvents(text: string): IcsEvent[] | null {
  const reader = new ComponentReader();
  for (const line of readIcsLines(text)) reader.read(line);
  return reader.end();
}

class ComponentReader {
  readonly #events: IcsEvent[] = [];
  #calendar: IcsCalendar = { method: '', zones: [] };
  #hasCalendar = false;
  #event: IcsEvent | null = null;
  #zone: ZoneDefinition | null = null;
  #rule: ZoneRule | null = null;
  /** Any other component, such as the alarm of an event; its lines are skipped. */
  #skipped: string | null = null;

  read(line: IcsLine): void {
    const name = line.value.toUpperCase();
    if (line.name === 'BEGIN') this.#begin(name, line);
    else if (line.name === 'END') this.#end(name);
    else if (this.#skipped === null) this.#property(line);
  }

  end(): IcsEvent[] | null {
    if (this.#event !== null) this.#event.isCut = true;
    this.#closeAll();
    return this.#hasCalendar ? this.#events : null;
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
      this.#skipped ??= name;
    }
  }

  #end(name: string): void {
    if (name === 'VCALENDAR' || name === 'VEVENT' || name === 'VTIMEZONE') this.#closeAll();
    else if (name === this.#skipped) this.#skipped = null;
    else this.#rule = null;
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
  }
}
