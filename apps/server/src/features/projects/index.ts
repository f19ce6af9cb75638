import type { Feature } from '../feature.ts';
import type { ProjectsDeps } from './projects.deps.ts';
import {
  createProjectActivityRoutes,
  createProjectEntitiesRoutes,
  createProjectMembersRoutes,
  createProjectsRoutes,
} from './projects.routes.ts';

export const feature = {
  routes: (deps: ProjectsDeps) => ({
    projectActivity: createProjectActivityRoutes(deps),
    projectEntities: createProjectEntitiesRoutes(deps),
    projectMembers: createProjectMembersRoutes(deps),
    projects: createProjectsRoutes(deps),
  }),
} satisfies Feature;

export { findDocuments } from './commands/change-project-entities.ts';
export { announceVisibility, PROJECT_VISIBILITY_CHANNEL } from './announce-visibility.repository.ts';
export { type EntitiesQuery, findProjectEntityIds, getProject, lockProjects } from './projects.queries.ts';
export { findClosedProjects } from './closed-projects.repository.ts';
export { announceProjects, publishToProjects } from './projects.events.ts';
export { type EntityKey, findNamedEntities } from './named-entities.repository.ts';
export { createProjectEntitiesRepository, type DocumentLink } from './project-entities.repository.ts';
export { createProjectTagsRepository } from './project-tags.repository.ts';
export { updateAllMemberSettings } from './member-settings.commands.ts';
export type { ProjectsDeps } from './projects.deps.ts';
export {
  createProjectsRepository,
  EVERYONE,
  openProjects,
  type Viewer,
  visibleProjects,
} from './projects.repository.ts';
