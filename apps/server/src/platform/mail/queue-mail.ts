import type { Clock } from '../clock.ts';
import type { DatabaseHandle } from '../database/create-database.ts';
import type { IdSource } from '../ids.ts';
import type { Queue } from '../queue/create-queue.ts';
import type { SecretBox } from '../secret-box.ts';
import { subjectText } from './mail-text.ts';
import { secretContext } from './mail-secret.ts';
import { createOutgoingMailsRepository } from './outgoing-mails.repository.ts';
import type { RenderedMail } from './render-mail.ts';
import { sendMailsJob } from './send-mails-job.ts';

export interface QueueMailDeps {
  clock: Clock;
  ids: IdSource;
  queue: Queue;
  secretBox: SecretBox;
}

/** One e-mail to one recipient. */
export interface MailDraft extends RenderedMail {
  /** Organization whose administrators see it in their outbox; null: only the operator does. */
  organizationId: string | null;
  /** Recipient; null for a person who has no account yet. */
  userId: string | null;
  /** Kind of e-mail, such as `alert-digest`. */
  kind: string;
  /** Identifies the occasion: a second e-mail with the same key is not added. */
  dedupeKey: string;
  to: string;
  subject: string;
  /** Additional header fields, such as List-Unsubscribe. */
  headers?: Readonly<Record<string, string>>;
  /** Replaces `MAIL_SECRET` in bodies and headers; never stored unencrypted. */
  secret?: string;
}

const HEADER_NAME = /^[A-Za-z][A-Za-z0-9-]*$/;
/** How long transient faults are retried. */
export const RETRY_SECONDS = 3 * 24 * 60 * 60;

/**
 * Queues an e-mail in the caller's transaction; it is sent if and only if that commits. E-mails of the sample
 * organization and to its users are stored without being sent, even with an SMTP server.
 *
 * @returns Its id; null if the `dedupeKey` already exists.
 * @throws Error for an invalid header name.
 */
export async function queueMail(tx: DatabaseHandle, deps: QueueMailDeps, mail: MailDraft): Promise<string | null> {
  const { secret, subject, headers = {}, ...row } = mail;
  const wrong = Object.keys(headers).find((name) => !HEADER_NAME.test(name));
  if (wrong !== undefined) throw new Error(`"${wrong}" is no name of a header.`);
  const mailId = deps.ids.newId();
  const nowTs = deps.clock.now();
  const isAdded = await createOutgoingMailsRepository(tx).insert({
    ...row,
    mailId,
    subject: subjectText(subject),
    headers,
    sealedSecret: secret === undefined ? null : deps.secretBox.seal(secret, secretContext(mailId)),
    createdTs: nowTs,
    nextAttemptTs: nowTs,
    giveUpTs: nowTs + RETRY_SECONDS,
  });
  if (!isAdded) return null;
  // Enqueued without a key, because transactions with the same key would wait for each other.
  await deps.queue.enqueue(tx, sendMailsJob, {});
  return mailId;
}

/**
 * Withdraws e-mails that are not handed over yet, because their subject no longer exists; sending in progress stops
 * before the end of the message.
 *
 * @param dedupeKeys Complete keys.
 */
export async function withdrawMails(tx: DatabaseHandle, dedupeKeys: readonly string[]): Promise<void> {
  await createOutgoingMailsRepository(tx).withdraw(dedupeKeys);
}
