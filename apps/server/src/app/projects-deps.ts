import { ACTION_LINKS, createActionsRepository } from '../features/actions/index.ts';
import { ATTACHMENT_LINKS } from '../features/attachments/index.ts';
import { startDigests } from '../features/digests/index.ts';
import { findCards } from '../features/documents/index.ts';
import { findEntityMetadata } from '../features/entity-metadata/index.ts';
import { keepConfidential } from '../features/links/index.ts';
import type { ProjectsDeps } from '../features/projects/index.ts';
import { findSavedSearches, forgetProjects, type SavedSearchesDeps } from '../features/saved-searches/index.ts';
import { createDefaultColumns } from '../features/workflow/index.ts';
import type { PlatformDeps } from './platform-deps.ts';

/** Creates the dependencies of projects on the features that belong or link to them. */
export function createProjectsDeps(
  { database, clock, ids }: Pick<PlatformDeps, 'database' | 'clock' | 'ids'>,
  searches: SavedSearchesDeps,
): ProjectsDeps {
  return {
    database,
    clock,
    ids,
    findSavedSearches: (actor, projectId) => findSavedSearches(searches, actor, { projectId }),
    onProjectCreated: (tx, actor, projectId) =>
      createDefaultColumns({ ids, clock }, tx, actor.organizationId, projectId),
    onProjectsDeleted: async (tx, organizationId, projectIds) => {
      await forgetProjects(tx, organizationId, projectIds);
      for (const links of [ACTION_LINKS, ATTACHMENT_LINKS])
        await keepConfidential(tx, links, organizationId, projectIds);
    },
    onFrequencyChanged: startDigests,
    findActionName: async (db, actor, actionId) => {
      const [action] = await createActionsRepository(db).findByIds(actor, [actionId]);
      return action?.name ?? null;
    },
    findCards,
    findMetadata: (actor, fusionIds, projectIds) => findEntityMetadata(database, actor, fusionIds, projectIds),
  };
}
