import { AppError } from '../../platform/app-error.ts';
import { fieldError } from '../../platform/field-error.ts';
import type { Actor } from '../../platform/request-context.ts';
import { appendAudit } from '../audit/index.ts';
import { createAccountLinksRepository } from './account-links/account-links.repository.ts';
import { createCredentialsRepository } from './credentials.repository.ts';
import type { SessionDeps } from './identity.deps.ts';
import { assertPasswordIsStrong } from './passwords/password-rules.ts';
import { hashToken } from './sessions/session-token.ts';
import { createSessionsRepository } from './sessions/sessions.repository.ts';
import { isPasswordOf } from './sign-in/sign-in.ts';

/** The user who changes their own account, and where the request comes from. */
export interface Self {
  actor: Actor;
  token: string;
  address: string;
}

/**
 * Sets a new password for the user, ends their other sessions and voids links mailed to them. Guesses at the current
 * password are limited like sign-ins.
 * @throws AppError VALIDATION for a wrong or a weak password; RATE_LIMITED
 */
export async function changePassword(
  deps: SessionDeps,
  self: Self,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<void> {
  const { userId } = self.actor;
  const account = await createCredentialsRepository(deps.database).get(userId);
  if (account === null) throw new AppError('NOT_FOUND');
  const attempt = { email: account.email, address: self.address };
  await deps.signInLimits.begin(attempt);
  if (!(await isPasswordOf(deps, account, currentPassword)))
    throw fieldError('currentPassword', 'This is not your password.');
  await deps.signInLimits.succeed(attempt);
  if (newPassword === currentPassword) throw fieldError('newPassword', 'This is the password you have.');
  await assertPasswordIsStrong(newPassword, account, 'newPassword');
  const { password } = await deps.auth.$context;
  const passwordHash = await password.hash(newPassword);
  await deps.database.transaction(async (tx) => {
    await createCredentialsRepository(tx).setPassword(userId, passwordHash, new Date(deps.clock.nowMs()));
    await createAccountLinksRepository(tx).getDelete(userId);
    const own = await createSessionsRepository(tx).findByToken(hashToken(self.token));
    if (own === null) throw new AppError('UNAUTHORIZED');
    const ended = await createSessionsRepository(tx).deleteOthers(userId, own.session.id);
    await appendAudit(tx, deps, self.actor, {
      action: 'password.changed',
      subject: self.actor.userId,
      detail: { ended },
    });
  });
}

/**
 * Ends one of the user's own sessions.
 * @throws AppError NOT_FOUND, also for another user's session
 */
export async function endOwnSession(deps: SessionDeps, { actor }: Self, sessionId: string): Promise<void> {
  await deps.database.transaction(async (tx) => {
    if (!(await createSessionsRepository(tx).deleteOwn(actor.userId, sessionId))) throw new AppError('NOT_FOUND');
    await appendAudit(tx, deps, actor, { action: 'session.ended', subject: actor.userId, detail: { ended: 1 } });
  });
}

/**
 * Ends all sessions of the user except the current one.
 * @returns how many were ended
 */
export async function endOtherSessions(deps: SessionDeps, { actor, token }: Self): Promise<number> {
  return deps.database.transaction(async (tx) => {
    const sessions = createSessionsRepository(tx);
    const own = await sessions.findByToken(hashToken(token));
    if (own === null) throw new AppError('UNAUTHORIZED');
    const ended = await sessions.deleteOthers(actor.userId, own.session.id);
    await appendAudit(tx, deps, actor, { action: 'sessions.ended', subject: actor.userId, detail: { ended } });
    return ended;
  });
}
