export { findDocuments } from './change-project-entities.ts';
export { announceVisibility, PROJECT_VISIBILITY_CHANNEL } from './announce-visibility.repository.ts';
export { announceProjects, lockProjects } from './get-project.ts';
export { createProjectEntitiesRepository, type DocumentLink } from './project-entities.repository.ts';
export { createProjectTagsRepository } from './project-tags.repository.ts';
export { publishToProjects } from './publish-to-projects.ts';
export type { ProjectsDeps } from './projects-deps.ts';
export {
  createProjectsRepository,
  EVERYONE,
  openProjects,
  type Viewer,
  visibleProjects,
} from './projects.repository.ts';
export {
  createProjectActivityRoutes,
  createProjectEntitiesRoutes,
  createProjectMembersRoutes,
  createProjectsRoutes,
} from './projects.routes.ts';
