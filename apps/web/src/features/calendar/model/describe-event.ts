import type { CalendarEvent } from '@rotunda/contract';
import { CALENDAR_KIND_LABELS, type CalendarKind } from '@rotunda/contract/values';
import { findJurisdiction } from '@rotunda/domain';
import { formatDateTime, formatTime } from '../../../shared/format/format-date.ts';
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

/** Statuses of a meeting that does not take place on its day. */
const OFF: readonly (string | null)[] = ['Canceled', 'Cancelled', 'Postponed', 'Withdrawn'];

/** Whether the event does not take place as planned. */
export const isOff = ({ status }: CalendarEvent) => OFF.includes(status);

/** Formats the time as `10:00 am` or `All day`; the zone is shown at the top of the page. */
export function formatEventTime({ startTs }: CalendarEvent): string {
  return startTs === null ? calendarTexts.allDay : formatTime(startTs);
}

/** Describes an event in one line for screen readers. */
export function describeEvent(event: CalendarEvent): string {
  const { kind, title, startTs, status } = event;
  const when = startTs === null ? null : formatDateTime(startTs);
  return [CALENDAR_KIND_LABELS[kind], title.replace(/\s+/g, ' '), when, status].filter(Boolean).join(', ');
}

/** Returns who holds the event, where, and its status in one line. */
export function secondLine({ byline, location, isoCode, status, kind }: CalendarEvent): string {
  const place = isoCode === null || isoCode === 'us' || kind === 'session' ? null : findJurisdiction(isoCode)?.name;
  return [byline, place, location, status].filter(Boolean).join(' · ');
}
