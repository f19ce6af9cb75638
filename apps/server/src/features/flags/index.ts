import type { Feature } from '../feature.ts';
import { createFlagsRoutes, type FlagsDeps } from './flags.routes.ts';

export const feature = {
  routes: (deps: FlagsDeps) => ({ flags: createFlagsRoutes(deps) }),
} satisfies Feature;

export { readFlags } from './flags.queries.ts';
