import { defineFeature } from '../define-feature.ts';
import { createApiTokensRoutes } from './api-tokens.routes.ts';
import type { ApiTokensDeps } from './own-api-tokens.ts';

export const feature = defineFeature({
  routes: (deps: ApiTokensDeps) => ({ apiTokens: createApiTokensRoutes(deps) }),
});

export { resolveApiToken } from './resolve-api-token.ts';
