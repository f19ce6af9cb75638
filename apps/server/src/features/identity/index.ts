import { type Feature, handleJob } from '../feature.ts';
import { passwordResetJob, handlePasswordReset } from './account-links/commands/request-password-reset.ts';
import type { SessionDeps } from './identity.deps.ts';
import { createIdentityRoutes } from './identity.routes.ts';

export const feature = {
  routes: (deps: SessionDeps) => ({ identity: createIdentityRoutes(deps) }),
  jobs: [/* @__PURE__ */ handleJob(passwordResetJob, handlePasswordReset)],
} satisfies Feature;

export { createAccountLinksRepository } from './account-links/account-links.repository.ts';
export { createAuth, type Auth, type AuthOptions } from './sign-in/create-auth.ts';
export { findActor } from './sessions/find-actor.ts';
export type { IdentityDeps, SessionDeps } from './identity.deps.ts';
export { createIdentityRepository, userColumns } from './identity.repository.ts';
export { getRole } from './identity.presenter.ts';
export { canMailLink } from './account-links/limits/mail-limits.ts';
export { assertOwnOrganization } from './organizations.policy.ts';
export type { ResolvedSession, ResolveDeps } from './sessions/resolve-session.ts';
export { createLiveSessions, type LiveSessions } from './sessions/live-sessions.ts';
export { pruneSessions } from './sessions/prune-sessions.ts';
export { hashToken } from './sessions/session-token.ts';
export { createSignInLimits, getNetwork } from './sign-in/sign-in-limits.ts';
export { createUser, insertUser, type NewUser, prepareUser, SAMPLE_IS_PUBLIC } from './commands/create-user.ts';
export { assertPasswordIsStrong } from './passwords/password-rules.ts';
export { createOperatorsRepository } from './operators.repository.ts';
export { assertAdminRemains, assertOperatorRemains } from './users.policy.ts';
