import nodemailer from 'nodemailer';
import { Readable } from 'node:stream';
import { headerText } from './mail-text.ts';

/** An e-mail ready to send, with its secret filled in. */
export interface OutgoingMessage {
  mailId: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  headers: Readonly<Record<string, string>>;
  /** Unix seconds of the Date header. */
  createdTs: number;
}

/** Sends to one SMTP server over a few connections that stay open for a while. */
export interface Mailer {
  /**
   * @param beforeEnd Called when the server has everything except the end of the message. If it throws, the end is not
   *   sent and the server cannot accept the e-mail.
   * @param signal Aborts the attempt.
   * @throws nodemailer's errors; `smtpOutcome` interprets them.
   */
  send(message: OutgoingMessage, beforeEnd: () => Promise<void>, signal: AbortSignal): Promise<void>;
  close(): void;
}

export interface MailerOptions {
  smtpUrl: string;
  /** Sender address of e-mails, to which undeliverable ones return. */
  from: string;
  /** Host of the product, for Message-ID. */
  host: string;
  /** After this long without a response from the server, the connection is abandoned. */
  silenceMs?: number;
}

/** Number of e-mails that one worker sends concurrently. */
export const MAIL_CONNECTIONS = 4;
const CONNECT_MS = 30_000;
/** RFC 5321, 4.5.3.2.6: a server may take ten minutes to confirm acceptance. */
const SILENCE_MS = 10 * 60_000;
/** Time after which an idle connection is closed. */
const IDLE_MS = 20_000;
const SENDER_NAME = 'Rotunda';

/** Creates a mailer; no connection is opened until something is sent. */
export function createMailer({ smtpUrl, from, host, silenceMs = SILENCE_MS }: MailerOptions): Mailer {
  const transport = nodemailer.createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: MAIL_CONNECTIONS,
    connectionTimeout: Math.min(CONNECT_MS, silenceMs),
    greetingTimeout: Math.min(CONNECT_MS, silenceMs),
    socketTimeout: silenceMs,
    idleTimeout: IDLE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  // Connection errors are also reported with the e-mail they affect.
  transport.on('error', () => undefined);
  const endings = new Map<string, () => Promise<void>>();
  transport.use('stream', (mail, done) => {
    const beforeEnd = endings.get(mail.message.messageId());
    const message = mail.message;
    const whole = message.createReadStream.bind(message);
    // Read only once the server requests the data, and again for each connection that is tried.
    message.createReadStream = () => Readable.from(withDelayedEnd(whole, beforeEnd), { objectMode: false });
    done();
  });
  return {
    async send({ mailId, to, subject, text, html, headers, createdTs }, beforeEnd, signal) {
      const messageId = `<${mailId}@${host}>`;
      endings.set(messageId, beforeEnd);
      try {
        await transport.sendMail({
          messageId,
          from: { name: SENDER_NAME, address: from },
          // An address object is never parsed as a list.
          to: { name: '', address: to },
          envelope: { from, to: [to] },
          subject,
          text,
          html,
          date: new Date(createdTs * 1000),
          headers: {
            // Prevents out-of-office replies, which nobody would read (RFC 3834).
            'Auto-Submitted': 'auto-generated',
            ...Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, headerText(value)])),
          },
          signal,
        });
      } finally {
        endings.delete(messageId);
      }
    },
    close: () => transport.close(),
  };
}

/** Yields the message, but its end only once `beforeEnd` allows it, because SMTP discards a message without an end. */
async function* withDelayedEnd(
  whole: () => Readable,
  beforeEnd: (() => Promise<void>) | undefined,
): AsyncGenerator<Buffer | string> {
  yield* whole();
  if (beforeEnd === undefined) throw new Error('The message is not one that is being sent.');
  await beforeEnd();
}
