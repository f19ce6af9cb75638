import { AppError } from '../../../../platform/app-error.ts';
import { fieldError } from '../../../../platform/field-error.ts';
import { MAIL_SECRET } from '../../../../platform/mail/mail-secret.ts';
import { queueMail } from '../../../../platform/mail/queue-mail.ts';
import { renderMail } from '../../../../platform/mail/render-mail.ts';
import { appendAudit } from '../../../audit/index.ts';
import { createCredentialsRepository } from '../../credentials.repository.ts';
import type { SessionDeps } from '../../identity.deps.ts';
import { createIdentityRepository } from '../../identity.repository.ts';
import { limitAddressChanges, canMailLink } from '../limits/mail-limits.ts';
import { CONFIRM_ADDRESS_SUBJECT, ConfirmAddressMail } from '../../mails/confirm-address-mail.tsx';
import { createOperatorsRepository } from '../../operators.repository.ts';
import type { Self } from '../../own-account.commands.ts';
import { createSessionToken, hashToken } from '../../sessions/session-token.ts';
import { isPasswordOf } from '../../sign-in/sign-in.ts';
import { createAccountLinksRepository } from '../account-links.repository.ts';
import { createInvalidLinkError } from './link-errors.ts';
import { mailAddressChanged } from './mail-notices.ts';

const PURPOSE = 'address-change';
const VALID_SECONDS = 24 * 3600;

/**
 * Mails a confirmation link to the new address, which becomes the user's when the link is opened. An address that
 * another account has gets the same e-mail and is not looked up: the time, and the administrators' list of e-mails, would
 * tell of the account. Whoever opens the link learns it.
 *
 * @throws AppError VALIDATION for a wrong password or the current address; CONFLICT when e-mail is not set up;
 *   RATE_LIMITED
 */
export async function requestAddressChange(
  deps: SessionDeps,
  { actor, address }: Self,
  input: { email: string; currentPassword: string },
): Promise<void> {
  const newEmail = input.email.trim().toLowerCase();
  const repository = createIdentityRepository(deps.database);
  const organization = await repository.getOrganization(actor.organizationId);
  if (!deps.sendsMail || organization?.isSample !== false) throw new AppError('CONFLICT', { message: NO_MAIL });
  const account = await createCredentialsRepository(deps.database).get(actor.userId);
  if (account === null) throw new AppError('NOT_FOUND');
  const attempt = { email: account.email, address };
  await deps.signInLimits.begin(attempt);
  if (!(await isPasswordOf(deps, account, input.currentPassword))) {
    throw fieldError('currentPassword', 'This is not your password.');
  }
  await deps.signInLimits.succeed(attempt);
  if (newEmail === account.email) throw fieldError('email', 'This is the address you have.');
  await limitAddressChanges(deps, actor.userId);
  if (!(await canMailLink(deps, PURPOSE, newEmail))) throw new AppError('RATE_LIMITED');
  const rendered = await renderMail(
    ConfirmAddressMail({ name: account.name, newEmail, link: `${deps.baseUrl}/confirm-address#${MAIL_SECRET}` }),
  );
  const token = createSessionToken();
  const { userId, organizationId } = actor;
  await deps.database.transaction(async (tx) => {
    const createdTs = deps.clock.now();
    const link = { userId, purpose: PURPOSE, newEmail, createdTs } as const;
    const expiresTs = createdTs + VALID_SECONDS;
    await createAccountLinksRepository(tx).put({ ...link, tokenHash: hashToken(token), expiresTs });
    await queueMail(tx, deps, {
      ...rendered,
      organizationId,
      userId,
      kind: 'confirm-address',
      subject: CONFIRM_ADDRESS_SUBJECT,
      dedupeKey: `confirm-address:${deps.ids.newId()}`,
      to: newEmail,
      secret: token,
    });
  });
}

/**
 * Changes the person's address to the one in the link and notifies the old address. Links that were mailed to the old
 * address become void.
 * @throws AppError NOT_FOUND for a used, expired or invalid link; CONFLICT when another account has taken the address
 */
export async function confirmAddress(deps: SessionDeps, token: string): Promise<{ email: string }> {
  const tokenHash = hashToken(token);
  const found = await createAccountLinksRepository(deps.database).find(tokenHash, PURPOSE, deps.clock.now());
  const account = found && (await createCredentialsRepository(deps.database).get(found.userId));
  const newEmail = found?.newEmail ?? null;
  if (!account?.isActive || newEmail === null) throw createInvalidLinkError();
  const { userId, email: from } = account;
  const sendNotice = await mailAddressChanged(deps, account, newEmail);
  await deps.database.transaction(async (tx) => {
    const links = createAccountLinksRepository(tx);
    if ((await links.use(tokenHash, PURPOSE, deps.clock.now())) === null) throw createInvalidLinkError();
    await links.getDelete(userId);
    const people = createIdentityRepository(tx);
    // Serializes with the creation of users, who could take the same address.
    await createOperatorsRepository(tx).lock();
    if ((await people.findUserByEmail(newEmail)) !== null) throw new AppError('CONFLICT', { message: TAKEN });
    await people.updateUser(userId, { email: newEmail, updatedAt: new Date(deps.clock.nowMs()) });
    const organizationId = (await people.findMembership(userId, null))?.organization.id ?? null;
    const actor = { userId, organizationId, impersonatorId: null };
    const detail = { from, to: newEmail };
    await appendAudit(tx, deps, actor, { action: 'address.changed', subject: userId, detail });
    await sendNotice(tx, organizationId);
  });
  return { email: newEmail };
}

const TAKEN = 'Another account has this e-mail address.';
const NO_MAIL =
  'E-mail is not set up here, so a new address cannot be confirmed. Ask the operator of this installation.';
