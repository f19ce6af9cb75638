export { createProjectsRepository, visibleProjects } from './projects.repository.ts';
export { createProjectsRoutes, type ProjectsDeps } from './projects.routes.ts';
