export { createEntityMetadataRoutes } from './entity-metadata.routes.ts';
export { findEntityMetadata } from './find-entity-metadata.ts';
