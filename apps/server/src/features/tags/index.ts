import { defineFeature } from '../define-feature.ts';
import { createTagsRoutes } from './tags.routes.ts';
import type { TagsDeps } from './write-tag.ts';

export const feature = defineFeature({
  routes: (deps: TagsDeps) => ({ tags: createTagsRoutes(deps) }),
});
