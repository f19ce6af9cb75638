import { createHash } from 'node:crypto';
import { CALENDAR_KIND_LABELS } from '@rotunda/contract';
import type { CalendarEntry } from '../actions/index.ts';
import { documentPath } from '../discover/index.ts';
import type { StoredEvent } from './stored-event.ts';

/** Converts an event to the form exported to calendar programs. */
export function calendarEntryOf(event: StoredEvent, baseUrl: string): CalendarEntry {
  const { kind, title, byline, location, status, startTs, endTs, day, document, actionId, version, updatedTs } = event;
  const path = document === null ? `/actions?open=${actionId}` : documentPath(document.documentType, document.fusionId);
  return {
    uid: uidOf(event),
    name: title.replace(/\s+/g, ' '),
    category: CALENDAR_KIND_LABELS[kind],
    summary: [byline, status].filter(Boolean).join(' · ') || null,
    when: startTs === null ? { day: day ?? '' } : { startTs, endTs },
    ...(location === null ? {} : { location }),
    isCanceled: status === 'Canceled',
    updatedTs,
    version,
    url: document === null && actionId === null ? `${baseUrl}/resources` : `${baseUrl}${path}`,
  };
}

/**
 * Hashes the event id, because source ids can be long and contain characters with a meaning in calendars. Calendars
 * only compare UIDs.
 */
function uidOf({ eventId }: StoredEvent): string {
  return `${createHash('sha256').update(eventId).digest('hex').slice(0, 32)}@rotunda`;
}
