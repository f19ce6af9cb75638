import type { Role, SentInvitation } from '@rotunda/contract';
import { AppError } from '../../../../platform/app-error.ts';
import type { DatabaseHandle } from '../../../../platform/database/create-database.ts';
import { MAIL_SECRET, withSecret } from '../../../../platform/mail/mail-secret.ts';
import { queueMail, withdrawMails } from '../../../../platform/mail/queue-mail.ts';
import { renderMail } from '../../../../platform/mail/render-mail.ts';
import type { Actor } from '../../../../platform/request-context.ts';
import { appendAudit } from '../../../audit/index.ts';
import { canMailLink } from '../../account-links/limits/mail-limits.ts';
import type { LinkDeps } from '../../identity.deps.ts';
import { getRole } from '../../identity.presenter.ts';
import { createIdentityRepository } from '../../identity.repository.ts';
import { InvitationMail, invitationSubject } from '../../mails/invitation-mail.tsx';
import { createSessionToken, hashToken } from '../../sessions/session-token.ts';
import { presentInvitation } from '../invitations.presenter.ts';
import { createInvitationsRepository } from '../invitations.repository.ts';

const VALID_MS = 7 * 24 * 3600 * 1000;

/**
 * Invites an address into the actor's organization. When e-mail is not set up, the response contains the link, this
 * once; where other organizations have accounts, only operators may invite then.
 * @throws AppError CONFLICT for an address with an account in the organization or an open invitation; RATE_LIMITED;
 *   FORBIDDEN, whatever the address
 */
export async function invite(
  deps: LinkDeps,
  actor: Actor,
  input: { email: string; role: Role },
): Promise<SentInvitation> {
  const email = input.email.trim().toLowerCase();
  const { organizationId, userId: inviterId } = actor;
  await assertNotHere(deps.database, organizationId, email);
  return send(deps, actor, { email, role: input.role }, async (tx, link) => {
    const invitations = createInvitationsRepository(tx);
    const row = { id: deps.ids.newId(), organizationId: organizationId, email, role: input.role, inviterId, ...link };
    if (!(await invitations.insert(row))) throw new AppError('CONFLICT', { message: INVITED });
    await appendAudit(tx, deps, actor, {
      action: 'invitation.created',
      subject: row.id,
      detail: { email, role: input.role },
    });
    return row.id;
  });
}

/**
 * Sends an invitation again with a new link; the previous link becomes void. @throws AppError NOT_FOUND; CONFLICT;
 * RATE_LIMITED; FORBIDDEN as `invite`
 */
export async function resendInvitation(deps: LinkDeps, actor: Actor, invitationId: string): Promise<SentInvitation> {
  const { organizationId } = actor;
  const found = await createInvitationsRepository(deps.database).get(organizationId, invitationId);
  if (found === null) throw new AppError('NOT_FOUND');
  const { email } = found;
  await assertNotHere(deps.database, organizationId, email);
  return send(deps, actor, { email, role: getRole(found.role ?? '') }, async (tx, { tokenHash, expiresAt }) => {
    const isRenewed = await createInvitationsRepository(tx).renew(organizationId, found, { tokenHash, expiresAt });
    if (!isRenewed) throw new AppError('CONFLICT', { message: CHANGED });
    await withdrawMails(tx, [getMailKey(found.tokenHash)]);
    await appendAudit(tx, deps, actor, { action: 'invitation.resent', subject: invitationId, detail: { email } });
    return invitationId;
  });
}

/**
 * Withdraws an invitation.
 * @throws AppError NOT_FOUND
 */
export async function withdrawInvitation(deps: LinkDeps, actor: Actor, invitationId: string): Promise<void> {
  const { organizationId } = actor;
  await deps.database.transaction(async (tx) => {
    const found = await createInvitationsRepository(tx).withdraw(organizationId, invitationId);
    if (found === null) throw new AppError('NOT_FOUND');
    await withdrawMails(tx, [getMailKey(found.tokenHash)]);
    const detail = { email: found.email };
    await appendAudit(tx, deps, actor, { action: 'invitation.withdrawn', subject: invitationId, detail });
  });
}

/** Keys a mail by its link, so that a queued mail can be withdrawn together with the link. */
const getMailKey = (tokenHash: string | null) => `invitation:${tokenHash ?? ''}`;

interface NewLink {
  tokenHash: string;
  createdAt: Date;
  expiresAt: Date;
}

/** @param store saves the link and returns the id of its invitation */
async function send(
  deps: LinkDeps,
  actor: Actor,
  { email, role }: { email: string; role: Role },
  store: (tx: DatabaseHandle, link: NewLink) => Promise<string>,
): Promise<SentInvitation> {
  const { organizationId, userId } = actor;
  if (!(await canMailLink(deps, 'invitation', email))) throw new AppError('RATE_LIMITED', { message: TOO_MANY });
  const repository = createIdentityRepository(deps.database);
  const organization = await repository.getOrganization(organizationId);
  const inviter = await repository.getUser(organizationId, userId);
  if (organization === null || inviter === null) throw new AppError('NOT_FOUND');
  const isMailed = deps.sendsMail && !organization.isSample;
  // Whoever is shown the link can accept it, and its answer tells whether the address has an account.
  if (!isMailed && !actor.isOperator && (await repository.hasUserElsewhere(organizationId))) {
    throw new AppError('FORBIDDEN', { message: OPERATORS_INVITE });
  }
  const about = { organization: organization.externalName, inviter: inviter.name, role };
  const link = `${deps.baseUrl}/invitation#${MAIL_SECRET}`;
  const rendered = await renderMail(InvitationMail({ ...about, link }));
  const token = createSessionToken();
  const tokenHash = hashToken(token);
  const nowMs = deps.clock.nowMs();
  const times = { createdAt: new Date(nowMs), expiresAt: new Date(nowMs + VALID_MS) };
  const invitation = await deps.database.transaction(async (tx) => {
    const invitationId = await store(tx, { ...times, tokenHash });
    await queueMail(tx, deps, {
      ...rendered,
      organizationId,
      userId: null,
      kind: 'invitation',
      subject: invitationSubject(about),
      dedupeKey: getMailKey(tokenHash),
      to: email,
      secret: token,
    });
    const stored = await createInvitationsRepository(tx).get(organizationId, invitationId);
    if (stored === null) throw new AppError('NOT_FOUND');
    return presentInvitation(stored);
  });
  return { invitation, link: isMailed ? null : withSecret(link, token) };
}

/**
 * An address that has an account in another organization is invited like any other: only its owner may learn of it.
 * @throws AppError CONFLICT for an address with an account in the organization
 */
async function assertNotHere(db: DatabaseHandle, organizationId: string, email: string): Promise<void> {
  const repository = createIdentityRepository(db);
  const account = await repository.findUserByEmail(email);
  // Looked up without an account too, so that the time tells nothing either.
  if ((await repository.getUser(organizationId, account?.id ?? '')) === null) return;
  throw new AppError('CONFLICT', { message: account?.isActive === true ? IS_HERE : IS_DEACTIVATED });
}

const INVITED = 'This address is already invited. Send the invitation again, or withdraw it first.';
const CHANGED = 'Someone else just sent this invitation again or withdrew it. Reload to see its current state.';
const IS_HERE = 'This person is already in your organization.';
const IS_DEACTIVATED = 'This person is in your organization, but deactivated. Reactivate them instead.';
const OPERATORS_INVITE =
  'E-mail is not set up here, and several organizations use this installation, so only its operators can invite people.';
const TOO_MANY = 'Too many e-mails went to this address. Please try again in an hour.';
