import { type CalendarImport, LIMITS } from '@rotunda/contract';
import { cleanName } from '@rotunda/domain';
import { AppError } from '../../../platform/app-error.ts';
import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import { FairQueue, QueueFullError } from '../../../platform/fair-queue.ts';
import type { Actor } from '../../../platform/request-context.ts';
import { createActionLinksRepository } from '../action-links.repository.ts';
import type { ActionsDeps } from '../actions.deps.ts';
import { createActionsRepository } from '../actions.repository.ts';
import { recordChange } from '../commands/record-change.ts';
import { actionIdOfUid } from './action-uid.ts';
import { CalendarError } from './calendar-item.ts';
import { describeCanceled } from './describe-left-out.ts';
import { getImportedEvent } from './imported-event.ts';
import { belongsToEvent, type PlannedChange, planCalendarChanges } from './plan-calendar-changes.ts';
import type { CalendarEvent } from './calendar-item.presenter.ts';
import { readCalendarInThread } from './read-calendar-in-thread.ts';
import type { ReadCalendar } from './read-calendar.ts';

/** A second file of a user waits for the first, as after a double click; a third is rejected. */
const imports = new FairQueue({ running: Infinity, runningHeavy: Infinity, runningEach: 1, waitingEach: 1 });

/**
 * Imports one file per user at a time. All users share one reader, so a user with many files would delay everyone else.
 * @throws AppError RATE_LIMITED for a third concurrent file; see `importEvents`
 */
export async function importCalendar(
  deps: ActionsDeps,
  actor: Actor,
  input: { ics: string; timeZone: string },
): Promise<CalendarImport> {
  try {
    const run = () => importEvents(deps, actor, input);
    return await imports.run({ person: actor.userId, isHeavy: false, run });
  } catch (error) {
    if (!(error instanceof QueueFullError)) throw error;
    throw new AppError('RATE_LIMITED', { message: STILL_IMPORTING, cause: error });
  }
}

const STILL_IMPORTING = 'Your last calendars are still being imported. Try again in a moment.';

/**
 * Creates an action for each event that has not been imported yet, with the importing user as its attendee, and updates
 * the actions of events that have a newer version. Events that cannot be read are left out.
 * @throws AppError VALIDATION if nothing can be read
 */
async function importEvents(
  deps: ActionsDeps,
  actor: Actor,
  { ics, timeZone }: { ics: string; timeZone: string },
): Promise<CalendarImport> {
  const nowTs = deps.clock.now();
  const read = await readEvents(ics, timeZone, nowTs);
  return deps.database.transaction(async (tx) => {
    const own = await findOwn(tx, actor, read.events);
    const events = read.events.filter(({ uid }) => !own.has(uid));
    const uids = [...events, ...read.canceled].map(({ uid }) => uid);
    const series = [...read.series, ...read.canceled].map(({ uid }) => uid);
    const stored = await createActionsRepository(tx).lockImported(actor, uids, series);
    const plan = planCalendarChanges({ ...read, events }, stored, cleanName);
    const created = await createActions(tx, deps, actor, plan.created, nowTs);
    const updated = await updateActions(tx, actor, plan.changed, nowTs);
    const leftOut = read.canceled.filter(({ uid }) => !stored.some((action) => belongsToEvent(action, uid)));
    const canceledNotes = describeCanceled(leftOut.flatMap(({ name }) => name ?? []));
    const canceled = plan.changed.filter(({ kind }) => kind === 'canceled').length;
    return {
      created,
      updated,
      canceled,
      skipped: read.events.length - created - updated,
      faulty: read.faults.length,
      faults: read.faults.slice(0, LIMITS.calendarErrors),
      notes: [...canceledNotes, ...read.notes].slice(0, LIMITS.calendarErrors),
    };
  });
}

async function createActions(
  tx: DatabaseHandle,
  { ids }: ActionsDeps,
  actor: Actor,
  events: readonly CalendarEvent[],
  nowTs: number,
): Promise<number> {
  const { organizationId, userId } = actor;
  const rows = events.map((event) => {
    const imported = getImportedEvent(event, cleanName(event.name));
    const { name, summary, startTs, endTs } = imported;
    return {
      actionId: ids.newId(),
      organizationId,
      name,
      summary,
      startTs,
      endTs,
      actionType: 'meeting',
      calendarUid: event.uid,
      calendarEvent: imported,
      createdBy: userId,
      createdTs: nowTs,
      updatedTs: nowTs,
    };
  });
  const made = new Set(await createActionsRepository(tx).insert(rows));
  if (made.size === 0) return 0;
  await createActionLinksRepository(tx).addAttendees(organizationId, [...made], [userId]);
  const created = rows.filter((row) => made.has(row.actionId));
  await recordChange(
    tx,
    actor,
    'created',
    created.map((row) => ({ ...row, projectIds: [] })),
    { eventTs: nowTs },
  );
  return made.size;
}

/** @returns how many actions a newer version of their event changed, without canceled ones */
async function updateActions(
  tx: DatabaseHandle,
  actor: Actor,
  planned: readonly PlannedChange[],
  updatedTs: number,
): Promise<number> {
  const repository = createActionsRepository(tx);
  const changed = planned.filter(({ changes }) => Object.keys(changes).some((name) => !name.startsWith('calendar')));
  for (const { action, changes } of planned) {
    if (changed.some((one) => one.action === action)) {
      await repository.updateVersion(actor, action.actionId, undefined, { ...changes, updatedTs });
    } else await repository.keepImported(actor, action.actionId, changes);
  }
  if (changed.length > 0) {
    const actionIds = changed.map(({ action }) => action.actionId);
    const projectIds = await createActionLinksRepository(tx).findProjectIds(actor.organizationId, actionIds);
    const news = changed.map(({ action: { actionId, name }, changes }) => ({
      actionId,
      name: changes.name ?? name,
      projectIds: projectIds.get(actionId) ?? [],
    }));
    await recordChange(tx, actor, 'updated', news, { eventTs: updatedTs });
  }
  return changed.filter(({ kind }) => kind === 'updated').length;
}

async function readEvents(ics: string, timeZone: string, nowTs: number): Promise<ReadCalendar> {
  try {
    return await readCalendarInThread(ics, { timeZone, nowTs });
  } catch (error) {
    if (!(error instanceof CalendarError)) throw error;
    throw new AppError('VALIDATION', {
      message: error.message,
      data: { fields: { ics: error.message } },
      cause: error,
    });
  }
}

/** Finds events that are exports of existing Rotunda actions. */
async function findOwn(tx: DatabaseHandle, actor: Actor, events: readonly CalendarEvent[]): Promise<Set<string>> {
  const uids = new Map(
    events.flatMap(({ uid }): [string, string][] => {
      const actionId = actionIdOfUid(uid);
      return actionId === null ? [] : [[actionId, uid]];
    }),
  );
  const known = await createActionsRepository(tx).findByIds(actor, [...uids.keys()]);
  return new Set(known.flatMap(({ actionId }) => uids.get(actionId) ?? []));
}
