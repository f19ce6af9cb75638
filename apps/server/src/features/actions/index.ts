export { ACTION_LINKS, createActionLinksRepository } from './action-links.repository.ts';
export { createActionsRoutes } from './actions.routes.ts';
export { createActionsRepository } from './actions.repository.ts';
