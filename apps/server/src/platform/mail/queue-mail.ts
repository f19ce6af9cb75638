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

/** One e-mail to one person. */
export interface MailDraft extends RenderedMail {
  /** Whose administrators see it in their outbox; null: the operator alone. */
  organisationId: string | null;
  /** Whom it is for; null for somebody who has no account yet. */
  userId: string | null;
  /** What it is, such as `alert-digest`. */
  kind: string;
  /** One thing to tell is one e-mail: a second mail of the same key is not added. */
  dedupeKey: string;
  to: string;
  subject: string;
  /** Header fields beyond the usual ones, such as List-Unsubscribe. */
  headers?: Readonly<Record<string, string>>;
  /** What `MAIL_SECRET` in bodies and headers stands for; never stored in the open. */
  secret?: string;
}

const HEADER_NAME = /^[A-Za-z][A-Za-z0-9-]*$/;
/** For so long faults that may pass are tried again. */
export const PATIENCE_SECONDS = 3 * 24 * 60 * 60;

/**
 * Adds an e-mail in the caller's transaction: it goes out exactly when that commits. Mails of the sample organization
 * and to its people are kept, with an SMTP server too.
 *
 * @returns its id; null when one of the same `dedupeKey` exists
 * @throws Error for the name of a header that is none
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
    giveUpTs: nowTs + PATIENCE_SECONDS,
  });
  if (!isAdded) return null;
  // Without a key: transactions with the same one would wait for each other.
  await deps.queue.enqueue(tx, sendMailsJob, {});
  return mailId;
}

/**
 * Takes back mails that are not yet handed over, because what they tell is gone; those being sent stop before their end.
 *
 * @param dedupeKeys whole keys
 */
export async function withdrawMails(tx: DatabaseHandle, dedupeKeys: readonly string[]): Promise<void> {
  await createOutgoingMailsRepository(tx).withdraw(dedupeKeys);
}
