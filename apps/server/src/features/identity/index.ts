export { createAuth, type Auth, type AuthOptions } from './create-auth.ts';
export type { IdentityDeps } from './identity-deps.ts';
export { createIdentityRepository, type AuditEntry } from './identity.repository.ts';
export { roleOf } from './identity.presenter.ts';
export { createIdentityRoutes } from './identity.routes.ts';
export { resolveSession } from './resolve-session.ts';
export { createUser, insertUser, type NewUser, prepareUser, SAMPLE_IS_PUBLIC } from './create-user.ts';
export { createOperatorsRepository } from './operators.repository.ts';
export { assertAdminRemains, assertOperatorRemains } from './who-remains.ts';
