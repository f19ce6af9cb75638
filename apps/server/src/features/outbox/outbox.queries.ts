import { MAIL_STATES, type MailState, type OutgoingMail, type ReadableMail } from '@rotunda/contract';
import { AppError } from '../../platform/app-error.ts';
import { BLANKED, withSecret } from '../../platform/mail/mail-secret.ts';
import { createIdentityRepository } from '../identity/index.ts';
import type { OutboxDeps } from './outbox.deps.ts';
import { createOutboxRepository, type MailOwner } from './outbox.repository.ts';

type StoredMail = Awaited<ReturnType<ReturnType<typeof createOutboxRepository>['find']>>[number];
type ReadDeps = Pick<OutboxDeps, 'database' | 'sendsMail'>;

/** Returns a page of the e-mails of an organization, or of those of none. */
export async function findMails(
  { database, sendsMail }: ReadDeps,
  owner: MailOwner,
  { state, ...page }: { state?: MailState | undefined; skip: number; limit: number },
): Promise<{ results: OutgoingMail[]; total: number; isSent: boolean }> {
  const outbox = createOutboxRepository(database);
  const organization = owner === null ? null : await createIdentityRepository(database).getOrganization(owner);
  return {
    results: (await outbox.find(owner, state, page)).map(presentMail),
    total: await outbox.count(owner, state),
    isSent: sendsMail && organization?.isSample !== true,
  };
}

/**
 * Returns one e-mail.
 * @throws AppError NOT_FOUND, also for another owner's e-mail
 */
export async function getMail(
  { database }: Pick<ReadDeps, 'database'>,
  owner: MailOwner,
  mailId: string,
): Promise<ReadableMail> {
  const found = await createOutboxRepository(database).get(owner, mailId);
  if (found === null) throw new AppError('NOT_FOUND');
  return { ...presentMail(found), text: withSecret(found.textBody, BLANKED) };
}

function presentMail(mail: StoredMail): OutgoingMail {
  const state = MAIL_STATES.find((one) => one === mail.state) ?? 'failed';
  return {
    _id: mail.mailId,
    kind: mail.kind,
    state,
    to: mail.toAddress,
    subject: mail.subject,
    createdAtTs: mail.createdTs,
    sentAtTs: mail.sentTs,
    attempts: mail.attempts,
    error: mail.lastError,
    nextAttemptTs: state === 'waiting' ? mail.nextAttemptTs : null,
  };
}
