import { implement } from '@orpc/server';
import { contract } from '@rotunda/contract';
import type { SignedInContext } from '../../platform/request-context.ts';
import { changeProjectEntities } from './commands/change-project-entities.ts';
import { changeProjectTags } from './commands/change-project-tags.ts';
import { findProjectActivity, findProjectEntities, getProject } from './projects.queries.ts';
import { findMemberSettings } from './member-settings.queries.ts';
import { removeMyself, updateAllMemberSettings, updateMemberSettings } from './member-settings.commands.ts';
import { recordProjectActivity } from './project-activities.commands.ts';
import type { ProjectsDeps } from './projects.deps.ts';
import { presentProject } from './projects.presenter.ts';
import { createProjectsRepository } from './projects.repository.ts';
import { createProject, deleteProjects, updateProject } from './commands/write-project.ts';

const done = { ok: true } as const;

export function createProjectsRoutes(deps: ProjectsDeps) {
  const os = implement(contract.projects).$context<SignedInContext>();
  const { database } = deps;
  return {
    find: os.find.handler(async ({ input, context }) => {
      const priorities = [input.priority ?? []].flat();
      const found = await createProjectsRepository(database).find(context.actor, { name: input.name, priorities });
      return { results: found.map(presentProject), total: found.length };
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
  };
}

export function createProjectEntitiesRoutes(deps: ProjectsDeps) {
  const os = implement(contract.projectEntities).$context<SignedInContext>();
  return {
    getMetadata: os.getMetadata.handler(async ({ input, context }) => {
      const results = await deps.findMetadata(context.actor, input.fusionIds, input.projectIds);
      return { results, total: results.length };
    }),
    find: os.find.handler(({ input, context }) => findProjectEntities(deps, context.actor, input)),
    create: os.create.handler(({ input, context }) =>
      changeProjectEntities(deps, context.actor, { create: input.entities, delete: [] }),
    ),
    delete: os.delete.handler(({ input, context }) =>
      changeProjectEntities(deps, context.actor, { create: [], delete: input.entities }),
    ),
    change: os.change.handler(({ input, context }) => changeProjectEntities(deps, context.actor, input)),
    changeTags: os.changeTags.handler(async ({ input, context }) => {
      const { projectIds, tagsAdded, tagsRemoved } = input;
      const updates = projectIds.map((projectId) => ({ projectId, addTagIds: tagsAdded, removeTagIds: tagsRemoved }));
      await changeProjectTags(deps, context.actor, updates);
      return done;
    }),
    updateTags: os.updateTags.handler(async ({ input, context }) => {
      await changeProjectTags(deps, context.actor, input.updates);
      return done;
    }),
  };
}

export function createProjectMembersRoutes(deps: ProjectsDeps) {
  const os = implement(contract.projectMembers).$context<SignedInContext>();
  return {
    findSettings: os.findSettings.handler(async ({ context }) => {
      const results = await findMemberSettings(deps.database, context.actor);
      return { results, total: results.length };
    }),
    updateSettings: os.updateSettings.handler(({ input, context }) => updateMemberSettings(deps, context.actor, input)),
    updateAllSettings: os.updateAllSettings.handler(async ({ input, context }) => {
      const results = await updateAllMemberSettings(deps, context.actor, input);
      return { results, total: results.length };
    }),
    removeMyself: os.removeMyself.handler(async ({ input, context }) => {
      await removeMyself(deps, context.actor, input.id);
      return done;
    }),
  };
}

export function createProjectActivityRoutes(deps: ProjectsDeps) {
  const os = implement(contract.projectActivity).$context<SignedInContext>();
  return {
    update: os.update.handler(async ({ input, context }) => {
      await recordProjectActivity(deps, context.actor, input.projectIds, input.activity);
      return done;
    }),
    find: os.find.handler(({ input, context }) => findProjectActivity(deps, context.actor, input.id, input.limit)),
  };
}
