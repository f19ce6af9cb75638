import { ACTION_TYPE_LABELS, type ActionType } from '@rotunda/contract';
import type { UnixSeconds } from '@rotunda/domain';
import ICAL from 'ical.js';

/** An action as other calendars are told of it. */
export interface CalendarEntry {
  uid: string;
  name: string;
  type: ActionType;
  summary: string | null;
  startTs: UnixSeconds;
  endTs: UnixSeconds;
  updatedTs: UnixSeconds;
  /** From 1; calendars take the highest of an event they know. */
  version: number;
  /** Address of the action. */
  url: string;
}

/** iCalendar text (RFC 5545) of the entries; times are in UTC, so no time zone has to be described. */
export function writeCalendar(title: string, entries: readonly CalendarEntry[]): string {
  const calendar = new ICAL.Component('vcalendar');
  calendar.addPropertyWithValue('prodid', '-//Rotunda//Actions//EN');
  calendar.addPropertyWithValue('version', '2.0');
  calendar.addPropertyWithValue('calscale', 'GREGORIAN');
  calendar.addPropertyWithValue('method', 'PUBLISH');
  calendar.addPropertyWithValue('x-wr-calname', title);
  for (const entry of entries) calendar.addSubcomponent(eventOf(entry));
  return `${calendar.toString()}\r\n`;
}

function eventOf(entry: CalendarEntry): ICAL.Component {
  const event = new ICAL.Component('vevent');
  event.addPropertyWithValue('uid', entry.uid);
  event.addPropertyWithValue('dtstamp', utc(entry.updatedTs));
  event.addPropertyWithValue('last-modified', utc(entry.updatedTs));
  event.addPropertyWithValue('sequence', entry.version - 1);
  event.addPropertyWithValue('dtstart', utc(entry.startTs));
  event.addPropertyWithValue('dtend', utc(entry.endTs));
  event.addPropertyWithValue('summary', entry.name);
  if (entry.summary !== null) event.addPropertyWithValue('description', entry.summary);
  event.addPropertyWithValue('categories', ACTION_TYPE_LABELS[entry.type]);
  event.addPropertyWithValue('url', entry.url);
  return event;
}

const utc = (seconds: UnixSeconds): ICAL.Time => ICAL.Time.fromJSDate(new Date(seconds * 1000), true);
