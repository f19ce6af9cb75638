import { cutText } from '@rotunda/domain';
import { ACTION_TYPE_LABELS, actionTypeSchema } from '@rotunda/contract';
import type { Actor } from '../../../platform/request-context.ts';
import type { ActionsDeps } from '../actions.deps.ts';
import type { StoredAction } from '../actions.repository.ts';
import { loadAction } from '../actions.queries.ts';
import { uidOfAction } from './action-uid.ts';
import { readImportedEvent } from './imported-event.ts';
import { type CalendarEntry, type CalendarTime, writeCalendar } from './write-calendar.ts';

type OwnColumns = Omit<StoredAction, 'attendees' | 'tags' | 'projects' | 'linkedEntities'>;

/**
 * Returns the calendar event of an action. It includes neither projects nor people because a feed is read outside the
 * product.
 */
export function getCalendarEntry(action: OwnColumns, baseUrl: string): CalendarEntry {
  return {
    uid: uidOfAction(action),
    name: action.name,
    category: ACTION_TYPE_LABELS[actionTypeSchema.parse(action.actionType)],
    summary: action.summary,
    when: getTime(action),
    updatedTs: action.updatedTs,
    version: action.version,
    url: `${baseUrl}/actions?open=${action.actionId}`,
  };
}

/** An all-day event stays one until a user changes its time; its days are the same in every zone. */
function getTime({ startTs, endTs, calendarEvent }: OwnColumns): CalendarTime {
  const imported = readImportedEvent(calendarEvent);
  const isSameTime = imported?.startTs === startTs && imported.endTs === endTs;
  if (!isSameTime || imported.days === null) return { startTs, endTs };
  return { day: imported.days.first, lastDay: imported.days.last };
}

export function calendarFile(title: string, entries: readonly CalendarEntry[]): File {
  const name = cutText(title.replace(/[^\p{L}\p{M}\p{N}]+/gu, '-').replace(/^-+|-+$/g, ''), 60) || 'action';
  return new File([writeCalendar(title, entries)], `${name}.ics`, { type: 'text/calendar; charset=utf-8' });
}

/** @throws AppError NOT_FOUND */
export async function downloadAction(
  { database, baseUrl }: ActionsDeps,
  actor: Actor,
  actionId: string,
): Promise<File> {
  const action = await loadAction(database, actor, actionId);
  return calendarFile(action.name, [getCalendarEntry(action, baseUrl)]);
}
