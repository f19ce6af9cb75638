import type { Feature } from '../feature.ts';
import { createLinkedEntitiesRoutes } from './linked-entities.routes.ts';
import type { LinkedEntitiesDeps } from './queries/search-linked-entities.ts';

export const feature = {
  routes: (deps: LinkedEntitiesDeps) => ({ linkedEntities: createLinkedEntitiesRoutes(deps) }),
} satisfies Feature;

export { fetchLinkedEntities } from './queries/fetch-linked-entities.ts';
export { findLinkable } from './queries/find-linkable.ts';
export { getLinkedEntityType } from './linked-entities.presenter.ts';
export { resolveLinkedEntities } from './queries/resolve-linked-entities.ts';
