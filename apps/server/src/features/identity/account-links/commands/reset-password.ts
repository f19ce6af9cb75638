import type { SessionDeps } from '../../identity.deps.ts';
import { appendAudit } from '../../../audit/index.ts';
import { createCredentialsRepository } from '../../credentials.repository.ts';
import { createIdentityRepository } from '../../identity.repository.ts';
import { assertPasswordIsStrong } from '../../passwords/password-rules.ts';
import { hashToken } from '../../sessions/session-token.ts';
import { createSessionsRepository } from '../../sessions/sessions.repository.ts';
import { createAccountLinksRepository } from '../account-links.repository.ts';
import { createInvalidLinkError } from './link-errors.ts';
import { mailPasswordChanged } from './mail-notices.ts';

const PURPOSE = 'password-reset';

/** Returns the account of a valid link. @throws AppError NOT_FOUND for a used, expired or invalid link */
async function findAccount(deps: SessionDeps, tokenHash: string) {
  const found = await createAccountLinksRepository(deps.database).find(tokenHash, PURPOSE, deps.clock.now());
  const account = found && (await createCredentialsRepository(deps.database).get(found.userId));
  if (!account?.isActive) throw createInvalidLinkError();
  return account;
}

/**
 * Checks a reset link when its page opens, so that the page can immediately report a void one. The link stays valid,
 * because mail scanners open links too.
 * @throws AppError NOT_FOUND for a used, expired or invalid link
 */
export async function openPasswordReset(deps: SessionDeps, token: string): Promise<void> {
  await findAccount(deps, hashToken(token));
}

/**
 * Sets a new password for the person of the link, ends all their sessions and voids all other links mailed to them.
 * @throws AppError NOT_FOUND for a used, expired or invalid link; VALIDATION for a weak password
 */
export async function resetPasswordByLink(
  deps: SessionDeps,
  { token, newPassword }: { token: string; newPassword: string },
): Promise<void> {
  const tokenHash = hashToken(token);
  const account = await findAccount(deps, tokenHash);
  await assertPasswordIsStrong(newPassword, account, 'newPassword');
  const { password } = await deps.auth.$context;
  const passwordHash = await password.hash(newPassword);
  const { userId } = account;
  const sendNotice = await mailPasswordChanged(deps, account);
  await deps.database.transaction(async (tx) => {
    const links = createAccountLinksRepository(tx);
    if ((await links.use(tokenHash, PURPOSE, deps.clock.now())) === null) throw createInvalidLinkError();
    await links.getDelete(userId);
    await createCredentialsRepository(tx).setPassword(userId, passwordHash, new Date(deps.clock.nowMs()));
    const ended = await createSessionsRepository(tx).deleteAll(userId);
    const membership = await createIdentityRepository(tx).findMembership(userId, null);
    const organizationId = membership?.organization.id ?? null;
    const actor = { userId, organizationId, impersonatorId: null };
    await appendAudit(tx, deps, actor, { action: 'password.reset', subject: userId, detail: { ended } });
    await sendNotice(tx, organizationId);
  });
}
