export { createApiTokensRoutes } from './api-tokens.routes.ts';
export { resolveApiToken } from './resolve-api-token.ts';
