import type { ActionChanges } from '../actions.repository.ts';
import { cancelEvent, mergeEvent } from './merge-event.ts';
import { compareVersions } from './event-version.ts';
import { type ImportedEvent, getImportedEvent, readImportedEvent } from './imported-event.ts';
import type { CalendarEvent } from './calendar-item.presenter.ts';
import type { ReadCalendar, ReadSeries } from './read-calendar.ts';

/** Action of an event that was imported before. */
export interface ImportedAction {
  actionId: string;
  name: string;
  summary: string | null;
  startTs: number;
  endTs: number;
  calendarUid: string | null;
  calendarEvent: unknown;
}

export interface PlannedChange {
  action: ImportedAction;
  changes: ActionChanges & { calendarUid?: string; calendarEvent: ImportedEvent };
  kind: 'updated' | 'canceled';
}

export interface CalendarPlan {
  created: CalendarEvent[];
  changed: PlannedChange[];
}

/**
 * Plans what a file changes in the actions of earlier files. An occurrence of a series that a newer version of the
 * series no longer has becomes the new one of that day, or is canceled.
 * @param stored actions of the file's events, canceled events and series
 * @param cleaned returns the name that an action of the event has
 */
export function planCalendarChanges(
  { events, canceled, series }: Pick<ReadCalendar, 'events' | 'canceled' | 'series'>,
  stored: readonly ImportedAction[],
  cleaned: (name: string) => string,
): CalendarPlan {
  const byUid = new Map(stored.map((action) => [action.calendarUid ?? '', action]));
  const goneByUid = new Map(series.map((one) => [one.uid, goneOccurrences(one, stored, events)]));
  const plan: CalendarPlan = { created: [], changed: [] };
  for (const event of events) {
    const action = byUid.get(event.uid) ?? takeOfDay(goneByUid.get(getSeriesUid(event.uid)), event);
    if (action === undefined) {
      plan.created.push(event);
      continue;
    }
    const imported = readImportedEvent(action.calendarEvent);
    const merged =
      imported === null ? null : mergeEvent(action, imported, getImportedEvent(event, cleaned(event.name)));
    if (merged === null) continue;
    const moved = action.calendarUid === event.uid ? {} : { calendarUid: event.uid };
    const changes = { ...merged.changes, ...moved, calendarEvent: merged.imported };
    plan.changed.push({ action, kind: 'updated', changes });
  }
  const off = canceled.flatMap(({ uid, version }) =>
    stored.flatMap((action) => (belongsToEvent(action, uid) ? [{ action, version }] : [])),
  );
  const gone = series.flatMap(({ uid, version }) => (goneByUid.get(uid) ?? []).map((action) => ({ action, version })));
  const seen = new Set<string>();
  for (const { action, version } of [...off, ...gone]) {
    const imported = readImportedEvent(action.calendarEvent);
    const merged = imported === null || seen.has(action.actionId) ? null : cancelEvent(action, imported, version);
    seen.add(action.actionId);
    if (merged === null) continue;
    plan.changed.push({
      action,
      kind: 'canceled',
      changes: {
        ...merged.changes,
        calendarEvent: merged.imported,
      },
    });
  }
  return plan;
}

/** Whether the action is of the event, or of one of its occurrences. */
export const belongsToEvent = ({ calendarUid }: ImportedAction, uid: string): boolean =>
  calendarUid === uid || calendarUid?.startsWith(`${uid}/`) === true;

const getSeriesUid = (uid: string): string => uid.slice(0, Math.max(0, uid.lastIndexOf('/')));

/** Returns the actions of occurrences that a newer version of the series no longer has, among the dates it was read for. */
function goneOccurrences(
  { uid, version, fromTs, toTs }: ReadSeries,
  stored: readonly ImportedAction[],
  events: readonly CalendarEvent[],
): ImportedAction[] {
  const current = new Set(events.map((event) => event.uid));
  return stored.filter((action) => {
    const imported = readImportedEvent(action.calendarEvent);
    if (imported === null || action.calendarUid === null || current.has(action.calendarUid)) return false;
    const isRead = imported.startTs >= fromTs && imported.startTs <= toTs;
    return getSeriesUid(action.calendarUid) === uid && isRead && compareVersions(version, imported.version) > 0;
  });
}

/** Removes and returns the occurrence of the same day. */
function takeOfDay(gone: ImportedAction[] | undefined, { uid }: CalendarEvent): ImportedAction | undefined {
  const day = uid.slice(getSeriesUid(uid).length).slice(1, 11);
  const at = gone?.findIndex(
    ({ calendarUid }) => calendarUid?.slice(getSeriesUid(calendarUid).length).slice(1, 11) === day,
  );
  return at === undefined || at === -1 ? undefined : gone?.splice(at, 1)[0];
}
