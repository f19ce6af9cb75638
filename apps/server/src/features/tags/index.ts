import type { Feature } from '../feature.ts';
import { createTagsRoutes } from './tags.routes.ts';
import type { TagsDeps } from './tags.deps.ts';

export const feature = {
  routes: (deps: TagsDeps) => ({ tags: createTagsRoutes(deps) }),
} satisfies Feature;
