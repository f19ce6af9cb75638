import { type Feature, handleJob } from '../feature.ts';
import { passwordResetJob, handlePasswordReset } from './account-links/request-password-reset.ts';
import type { SessionDeps } from './identity-deps.ts';
import { createIdentityRoutes } from './identity.routes.ts';

export const feature = {
  routes: (deps: SessionDeps) => ({ identity: createIdentityRoutes(deps) }),
  jobs: [/* @__PURE__ */ handleJob(passwordResetJob, handlePasswordReset)],
} satisfies Feature;

export { createAccountLinksRepository } from './account-links/account-links.repository.ts';
export { createAuth, type Auth, type AuthOptions } from './create-auth.ts';
export { findActor } from './find-actor.ts';
export type { IdentityDeps, SessionDeps } from './identity-deps.ts';
export { createIdentityRepository, userColumns } from './identity.repository.ts';
export { getRole } from './identity.presenter.ts';
export { canMailLink } from './mail-limits.ts';
export { assertOwnOrganization } from './organizations.ts';
export type { ResolvedSession, ResolveDeps } from './resolve-session.ts';
export { createLiveSessions, type LiveSessions } from './live-sessions.ts';
export { pruneSessions } from './prune-sessions.ts';
export { hashToken } from './session-token.ts';
export { createSignInLimits, getNetwork } from './sign-in-limits.ts';
export { createUser, insertUser, type NewUser, prepareUser, SAMPLE_IS_PUBLIC } from './create-user.ts';
export { assertPasswordIsStrong } from './password-rules.ts';
export { createOperatorsRepository } from './operators.repository.ts';
export { assertAdminRemains, assertOperatorRemains } from './who-remains.ts';
