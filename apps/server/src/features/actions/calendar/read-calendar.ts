import { LIMITS } from '@rotunda/contract';
import { isTimeZone, type UnixSeconds } from '@rotunda/domain';
import ICAL from 'ical.js';
import { dropBrokenEvents } from './drop-broken-events.ts';
import { secondsAtWallClock } from './zoned-time.ts';

/** Event of a calendar file, or one occurrence of a recurring event. */
export interface CalendarEvent {
  /** UID of the event; for an occurrence, followed by its original date. */
  uid: string;
  name: string;
  description: string | null;
  startTs: UnixSeconds;
  endTs: UnixSeconds;
}

/** What was read from a calendar file. */
export interface ReadCalendar {
  events: CalendarEvent[];
  /** Why each event that was left out could not be read, worded for the user. */
  faults: string[];
}

export interface ReadCalendarOptions {
  /** IANA name of the zone used for all-day events and for times without a zone. */
  timeZone: string;
  nowTs: UnixSeconds;
}

/** Problem with a calendar file, worded for the user who chose it. */
export class CalendarFault extends Error {}

/** Limit for events that repeat forever or for decades; nobody plans more than a year ahead. */
const HORIZON_SECONDS = 366 * 86_400;
const NO_NAME = 'Untitled event';

/**
 * Parses the events of an iCalendar file (RFC 5545). Canceled events are skipped; an all-day event ends at the last
 * second of its last day. An event that cannot be read is left out.
 * @throws CalendarFault if the file is none, or no event can be read
 */
export function readCalendar(ics: string, options: ReadCalendarOptions): ReadCalendar {
  if (!isTimeZone(options.timeZone)) throw new CalendarFault(`The time zone “${options.timeZone}” is unknown.`);
  const { calendar, dropped } = parse(ics);
  const components = calendar.getAllSubcomponents('vevent');
  const events: CalendarEvent[] = [];
  const faults = dropped.map((name) => unreadable(name ?? NO_NAME));
  for (const component of components.filter(isMaster(components))) {
    const name = nameOf(component);
    try {
      events.push(...readEvent(component, name, components, options));
    } catch (error) {
      faults.push(error instanceof CalendarFault ? error.message : unreadable(name));
    }
    if (events.length > LIMITS.calendarEvents) {
      throw new CalendarFault(`The file contains more than ${LIMITS.calendarEvents} events.`);
    }
  }
  if (events.length === 0) throw new CalendarFault(faults[0] ?? 'The file contains no events.');
  return { events, faults };
}

const unreadable = (name: string): string => `The event “${name.slice(0, LIMITS.actionName)}” cannot be read.`;

function parse(ics: string): { calendar: ICAL.Component; dropped: (string | null)[] } {
  try {
    return { calendar: parseWhole(ics), dropped: [] };
  } catch {
    const mended = dropBrokenEvents(ics);
    return { calendar: parseWhole(mended.ics), dropped: mended.dropped };
  }
}

/** @throws CalendarFault for anything but a calendar. */
function parseWhole(ics: string): ICAL.Component {
  let calendar: ICAL.Component;
  try {
    calendar = ICAL.Component.fromString(ics);
  } catch (error) {
    throw new CalendarFault('This is not a calendar file (.ics).', { cause: error });
  }
  if (calendar.name !== 'vcalendar') throw new CalendarFault('This is not a calendar file (.ics).');
  return calendar;
}

const textOf = (component: ICAL.Component, property: string): string => {
  const value: unknown = component.getFirstPropertyValue(property);
  return typeof value === 'string' ? value.trim() : '';
};
const nameOf = (component: ICAL.Component): string =>
  (textOf(component, 'summary') || NO_NAME).slice(0, LIMITS.actionName);
const isChanged = (component: ICAL.Component): boolean => component.hasProperty('recurrence-id');

/**
 * Returns a predicate for components that are read on their own. A changed occurrence is read with its recurring event,
 * unless the file does not contain that event.
 */
function isMaster(all: readonly ICAL.Component[]): (component: ICAL.Component) => boolean {
  const uids = new Set(all.filter((one) => !isChanged(one)).map((one) => textOf(one, 'uid')));
  return (component) => !isChanged(component) || !uids.has(textOf(component, 'uid'));
}

function readEvent(
  component: ICAL.Component,
  name: string,
  all: readonly ICAL.Component[],
  options: ReadCalendarOptions,
): CalendarEvent[] {
  const uid = textOf(component, 'uid');
  if (uid === '') throw new CalendarFault(`The event “${name}” has no UID, so it could be imported twice.`);
  if (!component.hasProperty('dtstart')) throw new CalendarFault(`The event “${name}” has no start.`);
  const exceptions = all.filter((one) => isChanged(one) && one !== component && textOf(one, 'uid') === uid);
  const event = new ICAL.Event(component, { exceptions, strictExceptions: true });
  if (!event.isRecurring()) {
    const ownUid = isChanged(component) ? `${uid}/${event.recurrenceId.toString()}` : uid;
    return present(ownUid, { item: event, startDate: event.startDate, endDate: event.endDate }, options);
  }
  return occurrencesOf(event, options).flatMap((time) =>
    present(`${uid}/${time.toString()}`, event.getOccurrenceDetails(time), options),
  );
}

function occurrencesOf(event: ICAL.Event, { nowTs }: ReadCalendarOptions): ICAL.Time[] {
  const times: ICAL.Time[] = [];
  const iterator = event.iterator();
  for (let next = iterator.next(); next; next = iterator.next()) {
    if (next.toUnixTime() > nowTs + HORIZON_SECONDS || times.length > LIMITS.calendarEvents) break;
    times.push(next);
  }
  return times;
}

interface Occurrence {
  item: ICAL.Event;
  startDate: ICAL.Time;
  endDate: ICAL.Time;
}

function present(uid: string, { item, startDate, endDate }: Occurrence, options: ReadCalendarOptions): CalendarEvent[] {
  const { component } = item;
  if (textOf(component, 'status').toUpperCase() === 'CANCELLED') return [];
  const name = nameOf(component);
  const startTs = secondsOf(component, 'dtstart', startDate, options);
  // An all-day event ends at the start of the next day; its action ends on the day itself.
  const endTs = secondsOf(component, 'dtend', endDate, options) - (endDate.isDate ? 1 : 0);
  if (endTs < startTs) throw new CalendarFault(`The event “${name}” ends before it starts.`);
  if (startTs < LIMITS.actionEarliest || endTs > LIMITS.actionLatest) {
    throw new CalendarFault(`The event “${name}” is not between 1900 and 2199.`);
  }
  const description = textOf(component, 'description').slice(0, LIMITS.actionSummary);
  return [{ uid, name, description: description === '' ? null : description, startTs, endTs }];
}

function secondsOf(
  component: ICAL.Component,
  property: 'dtstart' | 'dtend',
  time: ICAL.Time,
  { timeZone }: ReadCalendarOptions,
): UnixSeconds {
  if (time.zone === ICAL.Timezone.utcTimezone) return time.toUnixTime();
  const zoneName = time.isDate ? null : zoneNameOf(component, property);
  if (zoneName === null) return secondsAtWallClock(time, timeZone);
  if (isDescribed(component, zoneName)) return time.toUnixTime();
  if (isTimeZone(zoneName)) return secondsAtWallClock(time, zoneName);
  throw new CalendarFault(`The time zone “${zoneName}” of the event “${nameOf(component)}” is unknown.`);
}

/** An end computed from a duration is in the zone of the start. */
function zoneNameOf(component: ICAL.Component, property: 'dtstart' | 'dtend'): string | null {
  const from = component.getFirstProperty(property) ?? component.getFirstProperty('dtstart');
  const name: unknown = from?.getParameter('tzid');
  return typeof name === 'string' && name !== '' ? name : null;
}

/** Whether the file defines the zone's clock changes. Without a definition the library would silently assume UTC. */
function isDescribed(component: ICAL.Component, zoneName: string): boolean {
  const zones = component.parent?.getAllSubcomponents('vtimezone') ?? [];
  const rules = zones
    .filter((zone) => textOf(zone, 'tzid') === zoneName)
    .flatMap((zone) => [...zone.getAllSubcomponents('standard'), ...zone.getAllSubcomponents('daylight')]);
  return (
    rules.length > 0 &&
    rules.every((rule) => ['dtstart', 'tzoffsetfrom', 'tzoffsetto'].every((name) => rule.hasProperty(name)))
  );
}
