export { createLinkedEntitiesRoutes } from './linked-entities.routes.ts';
export { fetchLinkedEntities } from './fetch-linked-entities.ts';
export { findLinkable } from './find-linkable.ts';
export { linkedEntityTypeOf } from './linked-entities.presenter.ts';
export { resolveLinkedEntities } from './resolve-linked-entities.ts';
