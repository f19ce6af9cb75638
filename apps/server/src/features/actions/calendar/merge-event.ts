import { LIMITS } from '@rotunda/contract';
import { cutText } from '@rotunda/domain';
import type { ActionChanges } from '../actions.repository.ts';
import { compareVersions, type EventVersion } from './event-version.ts';
import type { ImportedEvent } from './imported-event.ts';

type Fields = Pick<ImportedEvent, 'name' | 'summary' | 'startTs' | 'endTs'>;

/** How Outlook and others name a canceled event, which stays in a calendar until somebody removes it. */
const CANCELED = 'Canceled: ';

/**
 * Returns what a newer version of an event changes in its action. A field that a user has changed since the import
 * keeps what the user wrote; both times change together.
 * @returns null for a version that is not newer
 */
export function mergeEvent(
  action: Fields,
  imported: ImportedEvent,
  event: ImportedEvent,
): { changes: ActionChanges; imported: ImportedEvent } | null {
  if (compareVersions(event.version, imported.version) <= 0) return null;
  const changes: ActionChanges = {};
  const isUntouched = action.name === imported.name || action.name === canceledName(imported.name);
  if (isUntouched && action.name !== event.name) changes.name = event.name;
  if (action.summary === imported.summary && action.summary !== event.summary) changes.summary = event.summary;
  const isSameTime = action.startTs === imported.startTs && action.endTs === imported.endTs;
  const isMoved = action.startTs !== event.startTs || action.endTs !== event.endTs;
  if (isSameTime && isMoved) Object.assign(changes, { startTs: event.startTs, endTs: event.endTs });
  return { changes, imported: event };
}

/**
 * Returns what a cancellation changes in the action of an event. The action stays, because people may have written in
 * it, but its name says what happened.
 * @returns null if a newer version has been imported, or the action says so already
 */
export function cancelEvent(
  action: Fields,
  imported: ImportedEvent,
  version: EventVersion,
): { changes: ActionChanges; imported: ImportedEvent } | null {
  if (compareVersions(version, imported.version) < 0 || action.name.startsWith(CANCELED)) return null;
  return { changes: { name: canceledName(action.name) }, imported: { ...imported, version } };
}

const canceledName = (name: string): string => cutText(`${CANCELED}${name}`, LIMITS.actionName);
