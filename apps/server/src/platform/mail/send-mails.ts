import type { UnixSeconds } from '@rotunda/domain';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/create-database.ts';
import { retryOnOutage } from '../database/retry-on-outage.ts';
import type { Logger } from '../logging.ts';
import type { Metrics } from '../metrics.ts';
import type { JobHandler } from '../queue/job-definition.ts';
import type { SecretBox } from '../secret-box.ts';
import { mailAddress } from './mail-address.ts';
import { secretContext, withSecret } from './mail-secret.ts';
import { headerText } from './mail-text.ts';
import { MAIL_CONNECTIONS, type Mailer, type OutgoingMessage } from './mailer.ts';
import { type ClaimedMail, createOutgoingMailsRepository } from './outgoing-mails.repository.ts';
import { RETRY_SECONDS } from './queue-mail.ts';
import { smtpOutcome, describeSmtpError } from './smtp-error.ts';

export interface SendMailsDeps {
  database: Database;
  clock: Clock;
  logger: Logger;
  metrics: Pick<Metrics, 'mails'>;
  secretBox: SecretBox;
  /** undefined: there is no server, and e-mails are stored instead. */
  mailer: Mailer | undefined;
}

/** Limit for one attempt, shorter than the lease, so that no other process starts one before it ends. */
const ATTEMPT_SECONDS = 15 * 60;
const LEASE_SECONDS = 2 * ATTEMPT_SECONDS;
/** Shorter than a job may take; the rest continues a minute later. */
const RUN_SECONDS = 5 * 60;
const MIN_PAUSE_SECONDS = 60;
const MAX_PAUSE_SECONDS = 6 * 60 * 60;
/**
 * Outcomes are recorded even if the database is unavailable for a moment, because an e-mail was already handed over.
 */
const MAX_WAIT_MS = 60_000;

const NEVER_CONFIRMED = 'The server received the whole message but never confirmed it. It may have been delivered.';
const WORKER_ENDED = 'The worker stopped while the server was confirming the message. It may have been delivered.';

/** Sends due e-mails, a few concurrently, until none are left, the server is away or the process stops. */
export function handleSendMails(deps: SendMailsDeps): JobHandler<object> {
  return async ({ signal }) => {
    const { database, clock, mailer } = deps;
    const mails = createOutgoingMailsRepository(database);
    deps.metrics.mails.inc({ outcome: 'unconfirmed' }, await mails.closeUnconfirmed(clock.now(), WORKER_ENDED));
    if (mailer === undefined) {
      deps.metrics.mails.inc({ outcome: 'kept' }, await mails.keepDue(clock.now()));
      return;
    }
    const run = new SendingRun(deps, mailer, signal, clock.now() + RUN_SECONDS);
    await Promise.all(Array.from({ length: MAIL_CONNECTIONS }, () => run.work()));
  };
}

class UnfitMail extends Error {}

class SendingRun {
  readonly #deps: SendMailsDeps;
  readonly #mailer: Mailer;
  readonly #signal: AbortSignal;
  readonly #untilTs: UnixSeconds;
  #isServerAway = false;

  constructor(deps: SendMailsDeps, mailer: Mailer, signal: AbortSignal, untilTs: UnixSeconds) {
    this.#deps = deps;
    this.#mailer = mailer;
    this.#signal = signal;
    this.#untilTs = untilTs;
  }

  /** Runs as one of several concurrent senders. */
  async work(): Promise<void> {
    const { database, clock } = this.#deps;
    while (!this.#signal.aborted && !this.#isServerAway && clock.now() < this.#untilTs) {
      const mail = await createOutgoingMailsRepository(database).claim(clock.now(), clock.now() + LEASE_SECONDS);
      if (mail === null) return;
      await this.#attempt(mail);
    }
  }

  async #attempt(mail: ClaimedMail): Promise<void> {
    const { database, clock } = this.#deps;
    const progress = { isHandedOver: false, isVoid: false };
    const beforeEnd = async () => {
      this.#signal.throwIfAborted();
      progress.isHandedOver = await createOutgoingMailsRepository(database).markHandedOver(mail, clock.now());
      progress.isVoid = !progress.isHandedOver;
      if (progress.isVoid) throw new Error('The mail was withdrawn, or another worker sends it.');
    };
    try {
      await this.#mailer.send(this.#open(mail), beforeEnd, AbortSignal.timeout(ATTEMPT_SECONDS * 1000));
    } catch (error) {
      if (!progress.isVoid) await this.#noteError(mail, error, progress.isHandedOver);
      return;
    }
    await this.#note((mails) => mails.markSent(mail, clock.now()));
    this.#count('sent');
  }

  /** @throws UnfitMail if no server could ever deliver it. */
  #open({ sealedSecret, ...mail }: ClaimedMail): OutgoingMessage {
    const to = mailAddress(mail.to);
    if (to === null) throw new UnfitMail(`This is not the e-mail address of one person: ${headerText(mail.to)}`);
    if (sealedSecret === null) return { ...mail, to };
    const secret = this.#openSecret(mail.mailId, sealedSecret);
    const headers = Object.entries(mail.headers).map(([name, value]) => [name, withSecret(value, secret)]);
    return {
      ...mail,
      to,
      text: withSecret(mail.text, secret),
      html: withSecret(mail.html, secret),
      headers: Object.fromEntries(headers),
    };
  }

  #openSecret(mailId: string, sealed: string): string {
    try {
      return this.#deps.secretBox.open(sealed, secretContext(mailId));
    } catch (cause) {
      throw new UnfitMail('The link of this e-mail was sealed with another ROTUNDA_SECRET.', { cause });
    }
  }

  async #noteError(mail: ClaimedMail, error: unknown, isHandedOver: boolean): Promise<void> {
    const outcome = error instanceof UnfitMail ? 'refused' : smtpOutcome(error, isHandedOver);
    const words = this.#getWords(mail, error);
    const nowTs = this.#deps.clock.now();
    const { logger } = this.#deps;
    logger.warn(
      { mailId: mail.mailId, kind: mail.kind, attempt: mail.attempts, outcome, words },
      'a mail was not sent',
    );
    if (outcome === 'away') this.#isServerAway = true;
    if (outcome === 'unconfirmed') {
      await this.#note((mails) => mails.markUnconfirmed(mail, `${NEVER_CONFIRMED} ${words}`));
      this.#count('unconfirmed');
    } else if (outcome === 'refused' || nowTs >= mail.giveUpTs) {
      await this.#note((mails) => mails.markFailed(mail, words));
      this.#count('failed');
    } else {
      const nextTs = this.#signal.aborted ? nowTs : nowTs + pauseSeconds(mail, nowTs);
      await this.#note((mails) => mails.tryLater(mail, nextTs, words));
      this.#count('retried');
    }
  }

  /** Servers may quote what they reject, such as a link. */
  #getWords({ mailId, sealedSecret }: ClaimedMail, error: unknown): string {
    const isOpen = sealedSecret === null || error instanceof UnfitMail;
    return describeSmtpError(error, isOpen ? null : this.#openSecret(mailId, sealedSecret));
  }

  #note(change: (mails: ReturnType<typeof createOutgoingMailsRepository>) => Promise<number>): Promise<number> {
    const { database } = this.#deps;
    return retryOnOutage(() => change(createOutgoingMailsRepository(database)), { maxWaitMs: MAX_WAIT_MS });
  }

  #count(outcome: 'sent' | 'failed' | 'retried' | 'unconfirmed'): void {
    this.#deps.metrics.mails.inc({ outcome });
  }
}

/** The pause equals the time spent trying so far, so that pauses double, from one minute to six hours. */
function pauseSeconds({ giveUpTs }: { giveUpTs: UnixSeconds }, nowTs: UnixSeconds): number {
  const triedFor = nowTs - (giveUpTs - RETRY_SECONDS);
  return Math.min(MAX_PAUSE_SECONDS, Math.max(MIN_PAUSE_SECONDS, triedFor));
}
