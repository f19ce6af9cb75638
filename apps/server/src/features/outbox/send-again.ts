import { canResend } from '@rotunda/contract';
import { AppError } from '../../platform/app-error.ts';
import { RETRY_SECONDS } from '../../platform/mail/queue-mail.ts';
import { sendMailsJob } from '../../platform/mail/send-mails-job.ts';
import type { Actor } from '../../platform/request-context.ts';
import { appendAudit } from '../audit/index.ts';
import type { OutboxDeps } from './outbox-deps.ts';
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
