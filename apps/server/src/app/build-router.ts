import { createAuth, createIdentityRoutes } from '../features/identity/index.ts';
import { createDocumentsRoutes } from '../features/documents/index.ts';
import { createFlagsRoutes } from '../features/flags/index.ts';
import type { PlatformDeps } from './platform-deps.ts';
import { createSystemRoutes } from './system-routes.ts';
import type { IdentityDeps } from '../features/identity/index.ts';

/** What requests share besides the platform. */
export interface ApiServices {
  identity: IdentityDeps;
}

export function createApiServices(deps: PlatformDeps): ApiServices {
  const { database, clock, ids, config, secretBox } = deps;
  const auth = createAuth({ database, secret: secretBox.derive('sessions'), baseUrl: config.baseUrl });
  return { identity: { database, auth, clock, ids } };
}

/** The features' answers under the contract's names. */
export function buildRouter(deps: PlatformDeps, services: ApiServices) {
  const { database, clock } = deps;
  return {
    documents: createDocumentsRoutes({ database, queryOfSavedSearch: () => Promise.resolve(null) }),
    flags: createFlagsRoutes({ database, clock }),
    identity: createIdentityRoutes(services.identity),
    system: createSystemRoutes(deps),
  };
}
