import { addDays, type IsoDate, type UnixSeconds } from '@rotunda/domain';
import ICAL from 'ical.js';

/**
 * The library does not count the space that begins a continued line; with it, a line has at most 75 octets (RFC 5545,
 * 3.1).
 */
ICAL.foldLength = 74;

/** Either an instant with an optional end, or one or more whole days, which belong to no zone. */
export type CalendarTime = { startTs: UnixSeconds; endTs: UnixSeconds | null } | { day: IsoDate; lastDay?: IsoDate };

/** Event as exported to other calendars. */
export interface CalendarEntry {
  uid: string;
  name: string;
  category: string;
  summary: string | null;
  when: CalendarTime;
  location?: string;
  /** Status by RFC 5545, 3.8.1.11; without one the entry takes place as stated. */
  status?: 'TENTATIVE' | 'CANCELLED';
  updatedTs: UnixSeconds;
  /** Starts at 1; calendars keep the highest version of an event. */
  version: number;
  /** URL of the action within the product. */
  url: string;
}

/** Writes the entries as iCalendar text (RFC 5545). Times are in UTC so that no time zone has to be defined. */
export function writeCalendar(title: string, entries: readonly CalendarEntry[]): string {
  const calendar = new ICAL.Component('vcalendar');
  calendar.addPropertyWithValue('prodid', '-//Rotunda//Actions//EN');
  calendar.addPropertyWithValue('version', '2.0');
  calendar.addPropertyWithValue('calscale', 'GREGORIAN');
  calendar.addPropertyWithValue('method', 'PUBLISH');
  // The library escapes only properties of the standard; programs read this one as text (RFC 5545, 3.3.11).
  calendar.addPropertyWithValue('x-wr-calname', escapeText(title));
  for (const entry of entries) calendar.addSubcomponent(getEvent(entry));
  return `${calendar.toString()}\r\n`;
}

function getEvent(entry: CalendarEntry): ICAL.Component {
  const event = new ICAL.Component('vevent');
  event.addPropertyWithValue('uid', entry.uid);
  event.addPropertyWithValue('dtstamp', utc(entry.updatedTs));
  event.addPropertyWithValue('last-modified', utc(entry.updatedTs));
  event.addPropertyWithValue('sequence', entry.version - 1);
  addTime(event, entry.when);
  event.addPropertyWithValue('summary', entry.name);
  if (entry.summary !== null) event.addPropertyWithValue('description', entry.summary);
  if (entry.location !== undefined) event.addPropertyWithValue('location', entry.location);
  if (entry.status !== undefined) event.addPropertyWithValue('status', entry.status);
  event.addPropertyWithValue('categories', entry.category);
  event.addPropertyWithValue('url', entry.url);
  return event;
}

/** An instant without an end has no duration (RFC 5545, 3.6.1). */
function addTime(event: ICAL.Component, when: CalendarTime): void {
  if ('day' in when) {
    event.addPropertyWithValue('dtstart', ICAL.Time.fromDateString(when.day));
    // The end is the first day that is no longer part of it. Without one, an event has one day (RFC 5545, 3.6.1).
    if (when.lastDay !== undefined) {
      event.addPropertyWithValue('dtend', ICAL.Time.fromDateString(addDays(when.lastDay, 1)));
    }
    return;
  }
  event.addPropertyWithValue('dtstart', utc(when.startTs));
  if (when.endTs !== null) event.addPropertyWithValue('dtend', utc(when.endTs));
}

const escapeText = (text: string): string =>
  text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r?\n/g, String.raw`\n`);

const utc = (seconds: UnixSeconds): ICAL.Time => ICAL.Time.fromJSDate(new Date(seconds * 1000), true);
