import { implement } from '@orpc/server';
import { contract, type Project, type SavedSearch } from '@rotunda/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, DatabaseHandle } from '../../platform/database/create-database.ts';
import { publishEvent } from '../../platform/events/publish-event.ts';
import type { IdSource } from '../../platform/ids.ts';
import type { Actor, SignedInContext } from '../../platform/request-context.ts';
import { presentProject } from './projects.presenter.ts';
import { createProjectsRepository } from './projects.repository.ts';

export interface ProjectsDeps {
  database: Database;
  clock: Clock;
  ids: IdSource;
  /** Owned by saved-searches: what is saved in a project, with counts. */
  findSavedSearches(actor: Actor, projectId: string): Promise<SavedSearch[]>;
  /** Told in the deletion's transaction, because the matcher must forget what was saved in them. */
  onProjectsDeleted(tx: DatabaseHandle, organisationId: string, projectIds: readonly string[]): Promise<void>;
}

export function createProjectsRoutes(deps: ProjectsDeps) {
  const os = implement(contract.projects).$context<SignedInContext>();
  const { database } = deps;
  return {
    find: os.find.handler(async ({ input, context }) => {
      const results = (await createProjectsRepository(database).find(context.actor, input)).map(presentProject);
      return { results, total: results.length };
    }),
    get: os.get.handler(({ input, context }) => getProject(database, context.actor, input.id)),
    create: os.create.handler(({ input, context }) => createProject(deps, context.actor, input)),
    update: os.update.handler(({ input, context }) => updateProject(deps, context.actor, input)),
    delete: os.delete.handler(({ input, context }) => deleteProjects(deps, context.actor, input.projectIds)),
    findAlerts: os.findAlerts.handler(async ({ input, context }) => {
      const project = await getProject(database, context.actor, input.id);
      const results = await deps.findSavedSearches(context.actor, input.id);
      return { results, total: project.total, unread: project.unread };
    }),
    findAllWithCounts: os.findAllWithCounts.handler(async ({ input, context }) => {
      const types = input.document_types === undefined ? [] : [input.document_types].flat();
      const results = await createProjectsRepository(database).findCounts(context.actor, types);
      return { results, total: results.length };
    }),
    findTags: os.findTags.handler(async ({ context }) => {
      const results = await createProjectsRepository(database).findTags(context.actor.organisationId);
      return { results, total: results.length };
    }),
  };
}

/** @throws AppError NOT_FOUND */
async function getProject(db: DatabaseHandle, actor: Actor, projectId: string): Promise<Project> {
  const found = await createProjectsRepository(db).get(actor, projectId);
  if (found === null) throw new AppError('NOT_FOUND');
  return presentProject(found);
}

function createProject(
  deps: ProjectsDeps,
  actor: Actor,
  input: { name: string; impact?: string | undefined },
): Promise<Project> {
  const projectId = deps.ids.newId();
  const nowTs = deps.clock.now();
  return deps.database.transaction(async (tx) => {
    await createProjectsRepository(tx).insert({
      projectId,
      organisationId: actor.organisationId,
      name: input.name,
      impact: input.impact ?? null,
      createdBy: actor.userId,
      createdTs: nowTs,
      updatedTs: nowTs,
    });
    await announce(tx, actor, [projectId]);
    return getProject(tx, actor, projectId);
  });
}

function updateProject(
  deps: ProjectsDeps,
  actor: Actor,
  input: { id: string; name?: string | undefined; impact?: string | null | undefined },
): Promise<Project> {
  return deps.database.transaction(async (tx) => {
    await getProject(tx, actor, input.id);
    await createProjectsRepository(tx).update(actor.organisationId, input.id, {
      updatedTs: deps.clock.now(),
      ...(input.name === undefined ? {} : { name: input.name }),
      ...(input.impact === undefined ? {} : { impact: input.impact }),
    });
    await announce(tx, actor, [input.id]);
    return getProject(tx, actor, input.id);
  });
}

/** Deletes those the actor sees; the others are passed over as if they did not exist. */
function deleteProjects(
  deps: ProjectsDeps,
  actor: Actor,
  projectIds: readonly string[],
): Promise<{ deletedIds: string[] }> {
  return deps.database.transaction(async (tx) => {
    const repository = createProjectsRepository(tx);
    const visible = await repository.findVisibleIds(actor, projectIds);
    if (visible.length === 0) throw new AppError('NOT_FOUND');
    await deps.onProjectsDeleted(tx, actor.organisationId, visible);
    const deletedIds = await repository.delete(actor.organisationId, visible);
    await announce(tx, actor, deletedIds);
    return { deletedIds };
  });
}

function announce(tx: DatabaseHandle, actor: Actor, projectId: string[]): Promise<void> {
  return publishEvent(tx, { organisationId: actor.organisationId, topic: 'projects.changed', ids: { projectId } });
}
