import type { CalendarEvent } from '@rotunda/contract';
import { CALENDAR_KIND_LABELS, type CalendarKind } from '@rotunda/contract/values';
import { findJurisdiction, isMeetingOff, meetingChange } from '@rotunda/domain';
import { formatDateTime, formatTimeAt } from '../../../shared/format/format-date.ts';
import type { IconName } from '../../../shared/ui/icon-shapes.tsx';
import { calendarTexts } from '../calendar-texts.ts';

export const KIND_ICONS: Readonly<Record<CalendarKind, IconName>> = {
  hearing: 'chat',
  markup: 'edit',
  event: 'calendar',
  session: 'legislation',
  comment_deadline: 'clock',
  action: 'users',
};

/** Whether nothing takes place on the day: a meeting that is off, or the deadline of a withdrawn rule. */
export const isOff = ({ status }: CalendarEvent) => status === 'Withdrawn' || isMeetingOff(status);

/** Returns the word to show before the title when an event does not take place as first announced; otherwise null. */
export const getChange = ({ status }: CalendarEvent) => (status === 'Withdrawn' ? status : meetingChange(status));

/** Formats the time as `10:00 am`, with the zone of a meeting in another zone, or `All day`. */
export function formatEventTime({ startTs, timeZone }: CalendarEvent): string {
  return startTs === null ? calendarTexts.allDay : formatTimeAt(startTs, timeZone);
}

/** Describes an event in one line for screen readers. */
export function describeEvent(event: CalendarEvent): string {
  const { kind, title, startTs, status, timeZone } = event;
  const when = startTs === null ? null : formatDateTime(startTs, timeZone ?? undefined);
  return [CALENDAR_KIND_LABELS[kind], title.replace(/\s+/g, ' '), when, status].filter(Boolean).join(', ');
}

/** Returns who holds the event, where, and its status in one line. */
export function secondLine({ byline, location, isoCode, status, kind }: CalendarEvent): string {
  const place = isoCode === null || isoCode === 'us' || kind === 'session' ? null : findJurisdiction(isoCode)?.name;
  return [byline, place, location, status].filter(Boolean).join(' · ');
}
