export { createFlagsRoutes, type FlagsDeps } from './flags.routes.ts';
export { readFlags } from './read-flags.ts';
