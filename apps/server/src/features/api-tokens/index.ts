import type { Feature } from '../feature.ts';
import { createApiTokensRoutes } from './api-tokens.routes.ts';
import type { ApiTokensDeps } from './api-tokens.deps.ts';

export const feature = {
  routes: (deps: ApiTokensDeps) => ({ apiTokens: createApiTokensRoutes(deps) }),
} satisfies Feature;

export { resolveApiToken } from './api-tokens.queries.ts';
