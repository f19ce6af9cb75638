import { defineFeature } from '../define-feature.ts';
import { createEntityMetadataRoutes } from './entity-metadata.routes.ts';
import type { EntityMetadataDeps } from './update-entity-metadata.ts';

export const feature = defineFeature({
  routes: (deps: EntityMetadataDeps) => ({ entityMetadata: createEntityMetadataRoutes(deps) }),
});

export { findEntityMetadata } from './find-entity-metadata.ts';
