import type { Feature } from '../feature.ts';
import { createLinkedEntitiesRoutes } from './linked-entities.routes.ts';
import type { LinkedEntitiesDeps } from './search-linked-entities.ts';

export const feature = {
  routes: (deps: LinkedEntitiesDeps) => ({ linkedEntities: createLinkedEntitiesRoutes(deps) }),
} satisfies Feature;

export { fetchLinkedEntities } from './fetch-linked-entities.ts';
export { findLinkable } from './find-linkable.ts';
export { getLinkedEntityType } from './linked-entities.presenter.ts';
export { resolveLinkedEntities } from './resolve-linked-entities.ts';
