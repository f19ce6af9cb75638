import { createHash } from 'node:crypto';
import { CALENDAR_KIND_LABELS } from '@rotunda/contract';
import { isMeetingOff, meetingChange, getMeetingStatus, meetingStatusOn } from '@rotunda/domain';
import type { CalendarEntry } from '../../actions/index.ts';
import { documentPath } from '../../discover/index.ts';
import type { StoredEvent } from '../event/stored-event.ts';

/**
 * Converts an event to the form exported to calendar programs. Many of them show neither the status nor the
 * description in a month, so a change of the plan begins the name.
 */
export function getCalendarEntry(
  event: StoredEvent,
  { baseUrl, nowMs }: { baseUrl: string; nowMs: number },
): CalendarEntry {
  const {
    kind,
    title,
    byline,
    location,
    status,
    startTs,
    endTs,
    day,
    isoCode,
    document,
    actionId,
    version,
    updatedTs,
  } = event;
  const change = status === 'Withdrawn' ? status : meetingChange(status);
  // The new day of a postponed meeting is not known yet, so it stays visible on the old one.
  const entryStatus = status === 'Postponed' ? 'TENTATIVE' : isOff(status) ? 'CANCELLED' : undefined;
  const path = document === null ? `/actions?open=${actionId}` : documentPath(document.documentType, document.fusionId);
  return {
    uid: getUid(event),
    name: getName(title.replace(/\s+/g, ' '), change),
    category: CALENDAR_KIND_LABELS[kind],
    summary: [byline, meetingStatusOn(status, { day, isoCode }, nowMs)].filter(Boolean).join(' · ') || null,
    when: startTs === null ? { day: day ?? '' } : { startTs, endTs },
    ...(location === null ? {} : { location }),
    ...(entryStatus === undefined ? {} : { status: entryStatus }),
    updatedTs,
    version,
    url: document === null && actionId === null ? `${baseUrl}/resources` : `${baseUrl}${path}`,
  };
}

/** Begins the name with the change, unless the publisher's title already does. */
function getName(title: string, change: string | null): string {
  return change === null || getMeetingStatus({ title }) === change ? title : `${change}: ${title}`;
}

/** Whether nothing takes place: a meeting that is off, or the deadline of a rule that is withdrawn. */
function isOff(status: string | null): boolean {
  return status === 'Withdrawn' || isMeetingOff(status);
}

/**
 * Hashes the event id, because source ids can be long and contain characters with a meaning in calendars. Calendars
 * only compare UIDs.
 */
function getUid({ eventId }: StoredEvent): string {
  return `${createHash('sha256').update(eventId).digest('hex').slice(0, 32)}@rotunda`;
}
