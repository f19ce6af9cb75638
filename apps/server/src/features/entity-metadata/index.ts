import type { Feature } from '../feature.ts';
import { createEntityMetadataRoutes } from './entity-metadata.routes.ts';
import type { EntityMetadataDeps } from './update-entity-metadata.ts';

export const feature = {
  routes: (deps: EntityMetadataDeps) => ({ entityMetadata: createEntityMetadataRoutes(deps) }),
} satisfies Feature;

export { findEntityMetadata } from './find-entity-metadata.ts';
