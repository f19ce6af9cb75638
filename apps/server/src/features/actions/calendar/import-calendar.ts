import { type CalendarImport, LIMITS } from '@rotunda/contract';
import { cleanName } from '@rotunda/domain';
import { AppError } from '../../../platform/app-error.ts';
import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import { FairQueue, QueueFullError } from '../../../platform/fair-queue.ts';
import type { Actor } from '../../../platform/request-context.ts';
import { createActionLinksRepository } from '../action-links.repository.ts';
import type { ActionsDeps } from '../actions-deps.ts';
import { createActionsRepository } from '../actions.repository.ts';
import { recordChange } from '../record-change.ts';
import { actionIdOfUid } from './action-uid.ts';
import { readCalendarInThread } from './read-calendar-in-thread.ts';
import { CalendarFault, type CalendarEvent, type ReadCalendar } from './read-calendar.ts';

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
 * Creates an action for each event that has not been imported yet, with the importing user as its attendee. Events that
 * cannot be read are left out.
 * @throws AppError VALIDATION if no event can be read
 */
async function importEvents(
  { database, clock, ids }: ActionsDeps,
  actor: Actor,
  { ics, timeZone }: { ics: string; timeZone: string },
): Promise<CalendarImport> {
  const nowTs = clock.now();
  const { events, faults } = await readEvents(ics, timeZone, nowTs);
  const { organisationId, userId } = actor;
  return database.transaction(async (tx) => {
    const own = await findOwn(tx, actor, events);
    const rows = events
      .filter(({ uid }) => !own.has(uid))
      .map((event) => ({
        actionId: ids.newId(),
        organisationId,
        name: cleanName(event.name),
        actionType: 'meeting',
        summary: event.description,
        startTs: event.startTs,
        endTs: event.endTs,
        calendarUid: event.uid,
        createdBy: userId,
        createdTs: nowTs,
        updatedTs: nowTs,
      }));
    const made = new Set(await createActionsRepository(tx).insert(rows));
    if (made.size > 0) {
      await createActionLinksRepository(tx).addAttendees(organisationId, [...made], [userId]);
      const created = rows.filter((row) => made.has(row.actionId));
      await recordChange(
        tx,
        actor,
        'created',
        created.map((row) => ({ ...row, projectIds: [] })),
        { eventTs: nowTs },
      );
    }
    const skipped = events.length - made.size;
    return { created: made.size, skipped, faulty: faults.length, faults: faults.slice(0, LIMITS.calendarFaults) };
  });
}

async function readEvents(ics: string, timeZone: string, nowTs: number): Promise<ReadCalendar> {
  try {
    return await readCalendarInThread(ics, { timeZone, nowTs });
  } catch (error) {
    if (!(error instanceof CalendarFault)) throw error;
    throw new AppError('VALIDATION', {
      message: error.message,
      data: { fields: { ics: error.message } },
      cause: error,
    });
  }
}

/** Finds events that are exports of existing Rotunda actions. */
async function findOwn(tx: DatabaseHandle, actor: Actor, events: readonly CalendarEvent[]): Promise<Set<string>> {
  const uidOf = new Map(
    events.flatMap(({ uid }): [string, string][] => {
      const actionId = actionIdOfUid(uid);
      return actionId === null ? [] : [[actionId, uid]];
    }),
  );
  const known = await createActionsRepository(tx).findByIds(actor, [...uidOf.keys()]);
  return new Set(known.flatMap(({ actionId }) => uidOf.get(actionId) ?? []));
}
