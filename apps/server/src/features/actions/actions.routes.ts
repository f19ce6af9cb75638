import { implement } from '@orpc/server';
import { contract } from '@rotunda/contract';
import type { SignedInContext } from '../../platform/request-context.ts';
import { createActionLinksRepository } from './action-links.repository.ts';
import type { ActionsDeps } from './actions.deps.ts';
import { createCalendarFeed, getCalendarFeed, readCalendarFeed, revokeCalendarFeed } from './calendar/calendar-feed.ts';
import { downloadAction } from './calendar/calendar-file.ts';
import { importCalendar } from './calendar/import-calendar.ts';
import { changeActionTags, deleteActions } from './commands/change-actions.ts';
import { createAction } from './commands/create-action.ts';
import { findActions, getAction } from './actions.queries.ts';
import { updateAction } from './commands/update-action.ts';

/** The contract declares the paths and who may call them. */
export function createActionsRoutes(deps: ActionsDeps) {
  const os = implement(contract.actions).$context<SignedInContext>();
  const { database } = deps;
  return {
    find: os.find.handler(({ input, context }) => findActions(deps, context.actor, input)),
    get: os.get.handler(({ input, context }) => getAction(database, context.actor, input.id)),
    create: os.create.handler(({ input, context }) => createAction(deps, context.actor, input)),
    update: os.update.handler(({ input, context }) => updateAction(deps, context.actor, input)),
    delete: os.delete.handler(({ input, context }) => deleteActions(deps, context.actor, input.actionIds)),
    updateTags: os.updateTags.handler(async ({ input, context }) => {
      const results = await changeActionTags(deps, context.actor, input);
      return { results, total: results.length };
    }),
    countByEntity: os.countByEntity.handler(async ({ input, context }) => ({
      results: await createActionLinksRepository(database).countByDocument(
        context.actor.organizationId,
        input.fusionIds,
      ),
    })),
    download: os.download.handler(({ input, context }) => downloadAction(deps, context.actor, input.id)),
    importCalendar: os.importCalendar.handler(({ input, context }) => importCalendar(deps, context.actor, input)),
    getCalendarFeed: os.getCalendarFeed.handler(({ context }) => getCalendarFeed(deps, context.actor)),
    createCalendarFeed: os.createCalendarFeed.handler(({ context }) => createCalendarFeed(deps, context.actor)),
    revokeCalendarFeed: os.revokeCalendarFeed.handler(({ context }) => revokeCalendarFeed(deps, context.actor)),
    readCalendarFeed: os.readCalendarFeed.handler(({ input }) => readCalendarFeed(deps, input.file)),
  };
}
