import { canResend } from '@rotunda/contract';
import { AppError } from '../../platform/app-error.ts';
import { queueMail, RETRY_SECONDS } from '../../platform/mail/queue-mail.ts';
import { renderMail } from '../../platform/mail/render-mail.ts';
import { sendMailsJob } from '../../platform/mail/send-mails-job.ts';
import type { Actor } from '../../platform/request-context.ts';
import { appendAudit } from '../audit/index.ts';
import { canMailLink, createIdentityRepository } from '../identity/index.ts';
import { TEST_MAIL_SUBJECT, TestMail } from './mails/test-mail.tsx';
import type { OutboxDeps } from './outbox.deps.ts';
import { createOutboxRepository, type MailOwner } from './outbox.repository.ts';

/**
 * Resends a mail that failed, or for which the server never confirmed acceptance. The resend is audited, because the
 * recipient may get the mail twice.
 *
 * @throws AppError NOT_FOUND; CONFLICT for a mail in another state, or one with a single-use link that expires
 */
export async function sendAgain(
  deps: Pick<OutboxDeps, 'database' | 'clock' | 'ids' | 'queue'>,
  actor: Actor,
  owner: MailOwner,
  mailId: string,
): Promise<void> {
  await deps.database.transaction(async (tx) => {
    const outbox = createOutboxRepository(tx);
    const found = await outbox.get(owner, mailId);
    if (found === null) throw new AppError('NOT_FOUND');
    if (!canResend(found.kind)) throw new AppError('CONFLICT', { message: LINK_MAY_BE_VOID });
    const nowTs = deps.clock.now();
    const times = { nextAttemptTs: nowTs, giveUpTs: nowTs + RETRY_SECONDS };
    if (!(await outbox.sendAgain(owner, mailId, times))) throw new AppError('CONFLICT', { message: NOT_NOW });
    const detail = { to: found.toAddress, kind: found.kind };
    await appendAudit(tx, deps, actor, { action: 'mail.sent-again', subject: mailId, detail });
    await deps.queue.enqueue(tx, sendMailsJob, {});
  });
}

const LINK_MAY_BE_VOID = 'The link in this e-mail may have expired. Ask for a new one instead.';
const NOT_NOW = 'Only e-mails that failed or were never confirmed can be sent again.';

/** Sends a test mail to the actor's own address. @throws AppError NOT_FOUND; RATE_LIMITED */
export async function sendTestMail(deps: OutboxDeps, { organizationId, userId }: Actor): Promise<{ to: string }> {
  const user = await createIdentityRepository(deps.database).getUser(organizationId, userId);
  if (user === null) throw new AppError('NOT_FOUND');
  if (!(await canMailLink(deps, 'test', user.email))) throw new AppError('RATE_LIMITED');
  const rendered = await renderMail(TestMail({ name: user.name, address: deps.baseUrl }));
  const mail = { ...rendered, organizationId, userId, kind: 'test', to: user.email, subject: TEST_MAIL_SUBJECT };
  await deps.database.transaction((tx) => queueMail(tx, deps, { ...mail, dedupeKey: `test:${deps.ids.newId()}` }));
  return { to: user.email };
}
