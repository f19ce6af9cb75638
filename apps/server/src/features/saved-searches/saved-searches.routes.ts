import { implement } from '@orpc/server';
import { contract } from '@rotunda/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Actor, SignedInContext } from '../../platform/request-context.ts';
import { findSavedSearches, getSavedSearch } from './saved-searches.queries.ts';
import type { SavedSearchesDeps } from './saved-searches.deps.ts';
import { createSavedSearch } from './commands/create-saved-search.ts';
import { deleteSavedSearch } from './commands/delete-saved-search.ts';
import { updateSavedSearch } from './commands/update-saved-search.ts';

/**
 * Implements two endpoint families over one entity: /savedSearches covers all searches, /alerts those that belong to a
 * project.
 */
export function createSavedSearchesRoutes(deps: SavedSearchesDeps) {
  const os = implement(contract.savedSearches).$context<SignedInContext>();
  return {
    create: os.create.handler(({ input, context }) => createSavedSearch(deps, context.actor, input)),
    find: os.find.handler(async ({ context }) => buildList(await findSavedSearches(deps, context.actor))),
    get: os.get.handler(({ input, context }) => getSavedSearch(deps, context.actor, input.id)),
    update: os.update.handler(({ input: { id, ...changes }, context }) =>
      updateSavedSearch(deps, context.actor, id, changes),
    ),
    delete: os.delete.handler(async ({ input, context }) => {
      await deleteSavedSearch(deps, context.actor, input.id);
      return { ok: true as const };
    }),
    createAlert: os.createAlert.handler(({ input, context }) => createSavedSearch(deps, context.actor, input)),
    findAlerts: os.findAlerts.handler(async ({ input, context }) =>
      buildList(await findSavedSearches(deps, context.actor, { ...input, inProjectsOnly: true })),
    ),
    getAlert: os.getAlert.handler(({ input, context }) => getAlert(deps, context.actor, input.id)),
    updateAlert: os.updateAlert.handler(async ({ input: { id, ...changes }, context }) => {
      await getAlert(deps, context.actor, id);
      return updateSavedSearch(deps, context.actor, id, changes);
    }),
    deleteAlert: os.deleteAlert.handler(async ({ input, context }) => {
      await getAlert(deps, context.actor, input.id);
      await deleteSavedSearch(deps, context.actor, input.id);
      return { ok: true as const };
    }),
  };
}

async function getAlert(deps: SavedSearchesDeps, actor: Actor, savedSearchId: string) {
  const found = await getSavedSearch(deps, actor, savedSearchId);
  if (found.projectId === null) throw new AppError('NOT_FOUND');
  return found;
}

function buildList<T>(results: T[]): { results: T[]; total: number } {
  return { results, total: results.length };
}
