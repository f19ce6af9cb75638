import { defineFeature } from '../define-feature.ts';
import { createFlagsRoutes, type FlagsDeps } from './flags.routes.ts';

export const feature = defineFeature({
  routes: (deps: FlagsDeps) => ({ flags: createFlagsRoutes(deps) }),
});

export { readFlags } from './read-flags.ts';
