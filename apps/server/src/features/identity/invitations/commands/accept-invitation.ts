import { AppError } from '../../../../platform/app-error.ts';
import { appendAudit } from '../../../audit/index.ts';
import { insertUser, prepareUser } from '../../commands/create-user.ts';
import type { SessionDeps } from '../../identity.deps.ts';
import { getRole } from '../../identity.presenter.ts';
import { assertPasswordIsStrong } from '../../passwords/password-rules.ts';
import { hashToken } from '../../sessions/session-token.ts';
import { createInvitationsRepository } from '../invitations.repository.ts';

/** Returns the content of the invitation page. @throws AppError NOT_FOUND for a used, expired or invalid link */
export async function openInvitation(deps: SessionDeps, token: string) {
  const { email, role, organization } = await find(deps, token);
  return { email, role: getRole(role ?? ''), organization };
}

/**
 * Creates the invited user, who can sign in immediately.
 * @throws AppError NOT_FOUND for a used, expired or invalid link; VALIDATION for a weak password; CONFLICT when the
 *   address has an account by now
 */
export async function acceptInvitation(
  deps: SessionDeps,
  input: { token: string; firstName: string; lastName: string; password: string },
): Promise<{ email: string }> {
  const { email, organizationId, inviterId, ...invited } = await find(deps, input.token);
  const { firstName, lastName, password } = input;
  const role = getRole(invited.role ?? '');
  await assertPasswordIsStrong(password, { email, name: `${firstName} ${lastName}` });
  const prepared = await prepareUser(deps, { email, firstName, lastName, role, password });
  await deps.database.transaction(async (tx) => {
    const isUsed = await createInvitationsRepository(tx).use(hashToken(input.token));
    if (!isUsed) throw new AppError('NOT_FOUND', { message: VOID });
    const { _id: userId } = await insertUser(deps, tx, organizationId, prepared, null);
    const actor = { userId, organizationId, impersonatorId: null };
    await appendAudit(tx, deps, actor, { action: 'invitation.accepted', subject: userId, detail: { role, inviterId } });
  });
  return { email };
}

async function find({ database, clock }: SessionDeps, token: string) {
  const found = await createInvitationsRepository(database).findByToken(hashToken(token), new Date(clock.nowMs()));
  if (found === null) throw new AppError('NOT_FOUND', { message: VOID });
  return found;
}

const VOID = 'This invitation is no longer valid. Ask the person who invited you for a new one.';
