export { createCommentsRepository } from './comments.repository.ts';
export { createCommentsRoutes } from './comments.routes.ts';
