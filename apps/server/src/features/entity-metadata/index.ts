import type { Feature } from '../feature.ts';
import { createEntityMetadataRoutes } from './entity-metadata.routes.ts';
import type { EntityMetadataDeps } from './entity-metadata.deps.ts';

export const feature = {
  routes: (deps: EntityMetadataDeps) => ({ entityMetadata: createEntityMetadataRoutes(deps) }),
} satisfies Feature;

export { findEntityMetadata } from './entity-metadata.queries.ts';
