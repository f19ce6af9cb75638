export { createCommentsRoutes } from './comments.routes.ts';
