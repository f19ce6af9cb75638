import { LIMITS } from '@rotunda/contract';
import { cutText } from '@rotunda/domain';
import { type CalendarZone, fixedZone, type ZoneFinder } from './calendar-zone.ts';
import { type EventVersion, readEventVersion } from './event-version.ts';
import type { IcsEvent } from './ics-components.ts';
import { icsText, type IcsLine } from './ics-lines.ts';
import {
  type IcsDuration,
  type IcsTime,
  readIcsDuration,
  readIcsTime,
  startOfDay,
  type WallSeconds,
} from './ics-time.ts';
import { readRecurrenceRule, type RecurrenceRule } from './recurrence-rule.ts';

/** Time of an event with its zone; a day has the zone of the reader. */
export interface Moment {
  wall: WallSeconds;
  isDay: boolean;
  zone: CalendarZone;
}

/** Additional time of a series; a period has its own length. */
export interface AddedTime {
  at: Moment;
  end: Moment | IcsDuration | null;
}

/** Event of a file as written: a single one, a series, or the change of one occurrence. */
export interface CalendarItem {
  uid: string;
  /** Which occurrence it changes; null for an event or a series. */
  recurrenceId: Moment | null;
  /** Also changes every later occurrence (RANGE=THISANDFUTURE). */
  changesFuture: boolean;
  isCanceled: boolean;
  version: EventVersion;
  name: string;
  description: string | null;
  /** Line of the file where it begins. */
  line: number;
  /** Null only for a cancellation, which need not say when. */
  start: Moment | null;
  end: Moment | IcsDuration | null;
  rules: RecurrenceRule[];
  added: AddedTime[];
  excluded: Moment[];
}

/** Problem with a calendar file, worded for the user who chose it. */
export class CalendarError extends Error {}

/** Methods of files that answer an invitation and change no event (RFC 5546, 3.2). */
const ANSWERS: ReadonlySet<string> = new Set(['REPLY', 'REFRESH', 'COUNTER', 'DECLINECOUNTER']);

const NO_NAME = 'Untitled event';

function nameOfEvent({ lines }: IcsEvent): string {
  const name = icsText(lines.find((line) => line.name === 'SUMMARY')?.value ?? '').replace(/\s+/g, ' ');
  return cutText(name.trim(), LIMITS.actionName) || NO_NAME;
}

/**
 * Reads one event.
 * @throws CalendarError naming the event and what is wrong with it
 */
export function readCalendarItem(event: IcsEvent, zones: ZoneFinder, readerZone: CalendarZone): CalendarItem {
  const name = nameOfEvent(event);
  const values = new EventValues(event.lines, name, zones, readerZone);
  if (event.isCut) throw new CalendarError(`The event “${name}” is cut off where the file ends.`);
  if (ANSWERS.has(event.calendar.method)) {
    throw new CalendarError(`“${name}” is an answer to an invitation, not an event.`);
  }
  const uid = values.first('UID');
  if (uid === '') throw new CalendarError(`The event “${name}” has no UID, so it could be imported twice.`);
  const isCanceled = event.calendar.method === 'CANCEL' || /^CANCELL?ED$/i.test(values.first('STATUS'));
  const start = values.start();
  if (start === null && !isCanceled) throw new CalendarError(`The event “${name}” has no start.`);
  const description = cutText(icsText(values.first('DESCRIPTION')).trim(), LIMITS.actionSummary);
  const changed = event.lines.find((line) => line.name === 'RECURRENCE-ID');
  return {
    uid,
    name,
    isCanceled,
    start,
    line: event.line,
    version: readEventVersion(event.lines),
    recurrenceId: changed === undefined ? null : (values.getMoments(changed, start?.zone)[0] ?? values.refuse()),
    changesFuture: changed?.parameters.get('RANGE')?.toUpperCase() === 'THISANDFUTURE',
    description: description === '' ? null : description,
    end: values.end(start),
    rules: values.all('RRULE').map((line) => readRecurrenceRule(line.value) ?? values.refuse('its rule')),
    added: values.all('RDATE').flatMap((line) => values.addedBy(line, start)),
    excluded: values.all('EXDATE').flatMap((line) => values.getMoments(line, start?.zone)),
  };
}

/** Reads the values of one event. */
class EventValues {
  readonly #lines: readonly IcsLine[];
  readonly #name: string;
  readonly #zones: ZoneFinder;
  readonly #readerZone: CalendarZone;

  constructor(lines: readonly IcsLine[], name: string, zones: ZoneFinder, readerZone: CalendarZone) {
    this.#lines = lines;
    this.#name = name;
    this.#zones = zones;
    this.#readerZone = readerZone;
  }

  all(name: string): IcsLine[] {
    return this.#lines.filter((line) => line.name === name && line.value !== '');
  }

  first(name: string): string {
    return this.all(name)[0]?.value ?? '';
  }

  /** @throws CalendarError */
  refuse(what?: string): never {
    throw new CalendarError(
      `The event “${this.#name}” cannot be read${what === undefined ? '' : ` because of ${what}`}.`,
    );
  }

  start(): Moment | null {
    const [line] = this.all('DTSTART');
    if (line === undefined) return null;
    const start = this.getMoments(line)[0] ?? this.refuse();
    // Outlook marks the days of its own calendars so, and gives them times.
    const isMarked = this.first('X-MICROSOFT-CDO-ALLDAYEVENT').toUpperCase() === 'TRUE';
    return isMarked && start.wall === startOfDay(start.wall)
      ? { ...start, isDay: true, zone: this.#readerZone }
      : start;
  }

  end(start: Moment | null): Moment | IcsDuration | null {
    const [end] = this.all('DTEND');
    const [duration] = this.all('DURATION');
    if (end === undefined) {
      return duration === undefined ? null : (readIcsDuration(duration.value) ?? this.refuse('its duration'));
    }
    const moment = this.getMoments(end, start?.zone)[0] ?? this.refuse('its end');
    return start?.isDay === true ? { ...moment, isDay: true, zone: start.zone } : moment;
  }

  addedBy(line: IcsLine, start: Moment | null): AddedTime[] {
    return line.value.split(',').flatMap((value): AddedTime[] => {
      const [from = '', to] = value.split('/');
      if (from.trim() === '') return [];
      const at = this.#moment(line, from, start?.zone);
      if (to === undefined) return [{ at, end: null }];
      const isLength = /^[+-]?P/i.test(to.trim());
      const end = isLength ? readIcsDuration(to) : this.#moment(line, to, start?.zone);
      return [{ at, end: end ?? this.refuse('one of its dates') }];
    });
  }

  /** @param zone zone of times that state none; the reader's without it */
  getMoments(line: IcsLine, zone?: CalendarZone): Moment[] {
    const values = line.value.split(',').filter((value) => value.trim() !== '');
    return values.map((value) => this.#moment(line, value, zone));
  }

  #moment(line: IcsLine, value: string, zone: CalendarZone | undefined): Moment {
    const time = readIcsTime(value) ?? this.refuse(line.name === 'DTSTART' ? 'its start' : 'one of its dates');
    const isDay = time.isDay || line.parameters.get('VALUE')?.toUpperCase() === 'DATE';
    if (isDay) return { wall: startOfDay(time.wall), isDay, zone: this.#readerZone };
    return { wall: time.wall, isDay, zone: this.#getZone(line, time, zone) };
  }

  #getZone(line: IcsLine, { offset }: IcsTime, zone: CalendarZone | undefined): CalendarZone {
    if (offset !== null) return fixedZone(offset);
    const tzid = line.parameters.get('TZID') ?? '';
    if (tzid === '') return zone ?? this.#readerZone;
    const found = this.#zones.find(tzid);
    if (found !== null) return found;
    throw new CalendarError(`The time zone “${cutText(tzid, 100)}” of the event “${this.#name}” is unknown.`);
  }
}
