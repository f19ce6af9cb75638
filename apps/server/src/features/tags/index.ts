export { createTagsRoutes } from './tags.routes.ts';
