import type { Feature } from '../feature.ts';
import type { ProjectsDeps } from './projects-deps.ts';
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

export { findDocuments } from './change-project-entities.ts';
export { announceVisibility, PROJECT_VISIBILITY_CHANNEL } from './announce-visibility.repository.ts';
export { findProjectEntityIds } from './find-entity-ids.ts';
export type { EntitiesQuery } from './find-project-entities.ts';
export { findClosedProjects } from './closed-projects.repository.ts';
export { announceProjects, getProject, lockProjects } from './get-project.ts';
export { type EntityKey, findNamedEntities } from './named-entities.repository.ts';
export { createProjectEntitiesRepository, type DocumentLink } from './project-entities.repository.ts';
export { createProjectTagsRepository } from './project-tags.repository.ts';
export { updateAllMemberSettings } from './member-settings.ts';
export { publishToProjects } from './publish-to-projects.ts';
export type { ProjectsDeps } from './projects-deps.ts';
export {
  createProjectsRepository,
  EVERYONE,
  openProjects,
  type Viewer,
  visibleProjects,
} from './projects.repository.ts';
