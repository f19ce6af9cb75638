export { createAuth, type Auth, type AuthOptions } from './create-auth.ts';
export type { IdentityDeps } from './identity-deps.ts';
export { createIdentityRepository, type AuditEntry } from './identity.repository.ts';
export { roleOf } from './identity.presenter.ts';
export { createIdentityRoutes } from './identity.routes.ts';
export { resolveSession } from './resolve-session.ts';
export { createUser, type NewUser } from './users.ts';
