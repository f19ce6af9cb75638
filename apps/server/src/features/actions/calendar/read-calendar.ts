import { LIMITS } from '@rotunda/contract';
import { isTimeZone, type UnixSeconds } from '@rotunda/domain';
import { CalendarError, type CalendarItem, readCalendarItem } from './calendar-item.ts';
import { type CalendarZone, ianaZone, ZoneFinder } from './calendar-zone.ts';
import { compareVersions, type EventVersion } from './event-version.ts';
import { type CanceledOccurrence, expandSeries, uidOfOccurrence } from './expand-series.ts';
import { type IcsCalendar, type IcsOther, readIcsComponents } from './ics-components.ts';
import { describeOthers } from './describe-left-out.ts';
import { type CalendarEvent, presentItem } from './calendar-item.presenter.ts';
import { RuleTooCostly } from './repeat-by-rule.ts';
import { EventRoom, TooManyEvents } from './event-room.ts';

/** What a file says does not take place: an event with all its occurrences, or one occurrence. */
export interface CanceledEvent extends CanceledOccurrence {
  version: EventVersion;
}

/** A series of the file and the dates it was read for. */
export interface ReadSeries {
  uid: string;
  version: EventVersion;
  fromTs: UnixSeconds;
  toTs: UnixSeconds;
}

/** What was read from a calendar file. */
export interface ReadCalendar {
  events: CalendarEvent[];
  canceled: CanceledEvent[];
  series: ReadSeries[];
  /** Why each event that was left out could not be read, and where it is; worded for the user. */
  faults: string[];
  /** What else was not taken, such as the older dates of a series; worded for the user. */
  notes: string[];
}

export interface ReadCalendarOptions {
  /** IANA name of the zone used for all-day events and for times without a zone. */
  timeZone: string;
  nowTs: UnixSeconds;
}

/** How far back and ahead a series is read that has no end, or too many dates: nobody plans more than a year ahead. */
const HORIZON_SECONDS = 366 * 86_400;
/** Days and periods looked at to read all rules of a file: less than a second of work. */
const MAX_STEPS = 500_000;

/**
 * Reads the events of an iCalendar file (RFC 5545), also of one with several calendars. Of several versions of an event,
 * the newest counts. An event that cannot be read is left out and named.
 * @throws CalendarError if the file is none, or nothing in it can be read
 */
export function readCalendar(ics: string, options: ReadCalendarOptions): ReadCalendar {
  if (!isTimeZone(options.timeZone)) throw new CalendarError(`The time zone “${options.timeZone}” is unknown.`);
  const { items: written, faults, others } = readItems(ics, ianaZone(options.timeZone));
  const items = getNewest(written);
  const reading = new CalendarReading(items, { faults, others }, options);
  for (const item of items) reading.read(item);
  return reading.end();
}

interface ReadItems {
  items: CalendarItem[];
  faults: string[];
  others: readonly IcsOther[];
}

function readItems(ics: string, readerZone: CalendarZone): ReadItems {
  const components = readIcsComponents(ics);
  if (components === null) throw new CalendarError('This is not a calendar file (.ics).');
  const { events, others } = components;
  const zones = new Map<IcsCalendar, ZoneFinder>();
  const items: CalendarItem[] = [];
  const faults: string[] = [];
  for (const event of events) {
    const finder = zones.get(event.calendar) ?? new ZoneFinder(event.calendar.zones);
    zones.set(event.calendar, finder);
    try {
      items.push(readCalendarItem(event, finder, readerZone));
    } catch (error) {
      if (!(error instanceof CalendarError)) throw error;
      faults.push(atLine(event.line, error.message));
    }
  }
  return { items, faults, others };
}

const atLine = (line: number, reason: string): string => `Line ${line}: ${reason}`;

/** Returns the newest version of each event and of each changed occurrence; of equal ones, the last in the file. */
function getNewest(items: readonly CalendarItem[]): CalendarItem[] {
  const newest = new Map<string, CalendarItem>();
  for (const item of items) {
    const key = item.recurrenceId === null ? `${item.uid}\n` : `${item.uid}\n${uidOfOccurrence('', item.recurrenceId)}`;
    const other = newest.get(key);
    if (other === undefined || compareVersions(item.version, other.version) >= 0) newest.set(key, item);
  }
  return [...newest.values()];
}

class CalendarReading {
  readonly #changes: ReadonlyMap<string, CalendarItem[]>;
  readonly #masters: ReadonlySet<string>;
  readonly #faults: string[];
  readonly #others: readonly IcsOther[];
  readonly #notes: string[] = [];
  readonly #canceled: CanceledEvent[] = [];
  readonly #series: ReadSeries[] = [];
  readonly #room: EventRoom;
  readonly #options: ReadCalendarOptions;
  readonly #budget = { steps: MAX_STEPS };

  constructor(
    items: readonly CalendarItem[],
    { faults, others }: Pick<ReadItems, 'faults' | 'others'>,
    options: ReadCalendarOptions,
  ) {
    const changes = new Map<string, CalendarItem[]>();
    for (const one of items) {
      if (one.recurrenceId !== null) changes.set(one.uid, [...(changes.get(one.uid) ?? []), one]);
    }
    this.#changes = changes;
    this.#masters = new Set(items.filter((one) => one.recurrenceId === null).map(({ uid }) => uid));
    this.#faults = faults;
    this.#others = others;
    this.#options = options;
    this.#room = new EventRoom(options.nowTs - HORIZON_SECONDS);
  }

  read(item: CalendarItem): void {
    // A changed occurrence is read with its series, unless the file does not contain that.
    if (item.recurrenceId !== null && this.#masters.has(item.uid)) return;
    try {
      this.#readItem(item);
    } catch (error) {
      if (error instanceof TooManyEvents) throw error;
      if (error instanceof CalendarError) this.#faults.push(atLine(item.line, error.message));
      else if (error instanceof RuleTooCostly) this.#faults.push(atLine(item.line, tooOften(item.name)));
      else throw error;
    }
  }

  #readItem(item: CalendarItem): void {
    const { uid, recurrenceId, start, version } = item;
    const ownUid = recurrenceId === null ? uid : uidOfOccurrence(uid, recurrenceId);
    if (item.isCanceled || start === null) {
      this.#canceled.push({ uid: ownUid, name: item.name, version });
      return;
    }
    const changes = recurrenceId === null ? (this.#changes.get(uid) ?? []) : [];
    if (item.rules.length === 0 && item.added.length === 0 && changes.length === 0) {
      this.#room.add([presentItem(ownUid, item, { start, end: item.end })]);
      return;
    }
    const { nowTs } = this.#options;
    const [fromTs, toTs] = [nowTs - HORIZON_SECONDS, nowTs + HORIZON_SECONDS];
    const [budget, limit] = [this.#budget, LIMITS.calendarEvents];
    const expanded = expandSeries(item, start, changes, { fromTs, toTs, budget, limit });
    this.#room.add(expanded.events);
    this.#canceled.push(...expanded.canceled.map((one) => ({ ...one, version })));
    this.#series.push({ uid, version, toTs, fromTs: expanded.isShortened ? fromTs : LIMITS.actionEarliest });
    if (expanded.isShortened) this.#notes.push(shortened(item.name, start.wall, nowTs));
  }

  /** @throws CalendarError if nothing could be read, or the file has too many events within two years */
  end(): ReadCalendar {
    const { events, leftOut } = this.#room.take();
    if (leftOut > 0) this.#notes.push(olderLeftOut(leftOut, this.#options.nowTs));
    this.#notes.push(...describeOthers(this.#others));
    if (events.length === 0 && this.#canceled.length === 0) {
      throw new CalendarError(this.#faults[0] ?? ['The file contains no events.', ...this.#notes].join(' '));
    }
    const [canceled, series, faults, notes] = [this.#canceled, this.#series, this.#faults, this.#notes];
    return { events, canceled, series, faults, notes };
  }
}

const tooOften = (name: string) =>
  `The event “${name}” repeats more than ${LIMITS.calendarEvents.toLocaleString('en-US')} times.`;

const DAYS = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const formatDay = (seconds: UnixSeconds) => DAYS.format(seconds * 1000);
const shortened = (name: string, startWall: number, nowTs: UnixSeconds) =>
  `“${name}” has repeated since ${formatDay(startWall)}. Its dates from ` +
  `${formatDay(nowTs - HORIZON_SECONDS)} to ${formatDay(nowTs + HORIZON_SECONDS)} were imported.`;

const olderLeftOut = (count: number, nowTs: UnixSeconds) =>
  `${count.toLocaleString('en-US')} older ${count === 1 ? 'event' : 'events'} before ` +
  `${formatDay(nowTs - HORIZON_SECONDS)} were not imported, because an import adds up to ` +
  `${LIMITS.calendarEvents.toLocaleString('en-US')}.`;
