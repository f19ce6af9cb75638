import { AppError } from '../../../platform/app-error.ts';
import { MAIL_SECRET } from '../../../platform/mail/mail-secret.ts';
import { queueMail } from '../../../platform/mail/queue-mail.ts';
import { renderMail } from '../../../platform/mail/render-mail.ts';
import { appendAudit } from '../../audit/index.ts';
import { createCredentialsRepository } from '../credentials.repository.ts';
import type { SessionDeps } from '../identity-deps.ts';
import { createIdentityRepository } from '../identity.repository.ts';
import { mayMailLink } from '../mail-limits.ts';
import { CONFIRM_ADDRESS_SUBJECT, ConfirmAddressMail } from '../mails/confirm-address-mail.tsx';
import { createOperatorsRepository } from '../operators.repository.ts';
import type { Self } from '../own-account.ts';
import { createSessionToken, hashToken } from '../session-token.ts';
import { isPasswordOf } from '../sign-in.ts';
import { createAccountLinksRepository } from './account-links.repository.ts';
import { linkIsVoid } from './link-faults.ts';
import { mailAddressChanged } from './mail-notices.ts';

const PURPOSE = 'address-change';
const VALID_SECONDS = 24 * 3600;

/**
 * Mails a link to the new address, which is the person's once they open it. Whether somebody else has it already is not
 * told: then nothing is mailed.
 *
 * @throws AppError VALIDATION for a wrong password or the address they have; CONFLICT where no e-mail is sent;
 *   RATE_LIMITED
 */
export async function requestAddressChange(
  deps: SessionDeps,
  { actor, address }: Self,
  input: { email: string; currentPassword: string },
): Promise<void> {
  const newEmail = input.email.trim().toLowerCase();
  const repository = createIdentityRepository(deps.database);
  const organisation = await repository.getOrganisation(actor.organisationId);
  if (!deps.sendsMail || organisation?.isSample !== false) throw new AppError('CONFLICT', { message: NO_MAIL });
  const account = await createCredentialsRepository(deps.database).get(actor.userId);
  if (account === null) throw new AppError('NOT_FOUND');
  const attempt = { email: account.email, address };
  await deps.signInLimits.begin(attempt);
  if (!(await isPasswordOf(deps, account, input.currentPassword))) {
    throw faultOf('currentPassword', 'This is not your password.');
  }
  await deps.signInLimits.succeed(attempt);
  if (newEmail === account.email) throw faultOf('email', 'This is the address you have.');
  // Counted before it is looked up: an address that is never refused would be one that somebody has.
  if (!(await mayMailLink(deps, newEmail))) throw new AppError('RATE_LIMITED');
  if ((await repository.findUserByEmail(newEmail)) !== null) return;
  const rendered = await renderMail(
    ConfirmAddressMail({ name: account.name, newEmail, link: `${deps.baseUrl}/confirm-address#${MAIL_SECRET}` }),
  );
  const token = createSessionToken();
  const { userId, organisationId } = actor;
  await deps.database.transaction(async (tx) => {
    const createdTs = deps.clock.now();
    const link = { userId, purpose: PURPOSE, newEmail, createdTs } as const;
    const expiresTs = createdTs + VALID_SECONDS;
    await createAccountLinksRepository(tx).put({ ...link, tokenHash: hashToken(token), expiresTs });
    await queueMail(tx, deps, {
      ...{ ...rendered, organisationId, userId, kind: 'confirm-address', subject: CONFIRM_ADDRESS_SUBJECT },
      ...{ dedupeKey: `confirm-address:${deps.ids.newId()}`, to: newEmail, secret: token },
    });
  });
}

/**
 * Makes the address of the link that of its person, and tells the one they had. Links that were mailed there are void.
 * @throws AppError NOT_FOUND for a link that is used, over or made up; CONFLICT when somebody else took the address
 */
export async function confirmAddress(deps: SessionDeps, token: string): Promise<{ email: string }> {
  const tokenHash = hashToken(token);
  const found = await createAccountLinksRepository(deps.database).find(tokenHash, PURPOSE, deps.clock.now());
  const account = found && (await createCredentialsRepository(deps.database).get(found.userId));
  const newEmail = found?.newEmail ?? null;
  if (!account?.isActive || newEmail === null) throw linkIsVoid();
  const { userId, email: from } = account;
  const sendNotice = await mailAddressChanged(deps, account, newEmail);
  await deps.database.transaction(async (tx) => {
    const links = createAccountLinksRepository(tx);
    if ((await links.use(tokenHash, PURPOSE, deps.clock.now())) === null) throw linkIsVoid();
    await links.deleteOf(userId);
    const people = createIdentityRepository(tx);
    // Whoever makes a user with the same address at once takes turns with this.
    await createOperatorsRepository(tx).lock();
    if ((await people.findUserByEmail(newEmail)) !== null) throw new AppError('CONFLICT', { message: TAKEN });
    await people.updateUser(userId, { email: newEmail, updatedAt: new Date(deps.clock.nowMs()) });
    const organisationId = (await people.findMembership(userId, null))?.organisation.id ?? null;
    const actor = { userId, organisationId, impersonatorId: null };
    const detail = { from, to: newEmail };
    await appendAudit(tx, deps, actor, { action: 'address.changed', subject: userId, detail });
    await sendNotice(tx, organisationId);
  });
  return { email: newEmail };
}

const TAKEN = 'Another account has this e-mail address.';
const NO_MAIL = 'E-mail is not set up here, so a new address cannot be confirmed. Ask whoever runs this installation.';

function faultOf(field: string, message: string): AppError {
  return new AppError('VALIDATION', { message, data: { fields: { [field]: message } } });
}
