import nodemailer from 'nodemailer';
import { Readable } from 'node:stream';
import { headerText } from './mail-text.ts';

/** One mail as it is sent, its secret filled in. */
export interface OutgoingMessage {
  mailId: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  headers: Readonly<Record<string, string>>;
  /** Of its Date field, in unix seconds. */
  createdTs: number;
}

/** The way to one SMTP server, over a few connections that stay open for a while. */
export interface Mailer {
  /**
   * @param beforeEnd asked when the server has all but the end of the message; when it throws, the end is not sent and
   *   the server cannot accept the mail
   * @param signal gives up the attempt
   * @throws what nodemailer says; `smtpOutcome` tells what it means
   */
  send(message: OutgoingMessage, beforeEnd: () => Promise<void>, signal: AbortSignal): Promise<void>;
  close(): void;
}

export interface MailerOptions {
  smtpUrl: string;
  /** The address mails come from, and go back to when they cannot be delivered. */
  from: string;
  /** Of the product, for Message-ID. */
  host: string;
  /** Without a word of the server for so long, the connection is given up. */
  silenceMs?: number;
}

/** How many mails go out at once in one worker. */
export const MAIL_CONNECTIONS = 4;
const CONNECT_MS = 30_000;
/** RFC 5321, 4.5.3.2.6: a server may take ten minutes to say that it accepts. */
const SILENCE_MS = 10 * 60_000;
/** After which a connection without mails is closed. */
const IDLE_MS = 20_000;
const SENDER_NAME = 'Rotunda';

/** Opens no connection until something is sent. */
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
  // Faults of a connection come with the mail it was for.
  transport.on('error', () => undefined);
  const endings = new Map<string, () => Promise<void>>();
  transport.use('stream', (mail, done) => {
    const beforeEnd = endings.get(mail.message.messageId());
    const message = mail.message;
    const whole = message.createReadStream.bind(message);
    // Read only once the server asks for the data, and again for each connection that is tried.
    message.createReadStream = () => Readable.from(withHeldEnd(whole, beforeEnd), { objectMode: false });
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
          // As an object it is never read as a list.
          to: { name: '', address: to },
          envelope: { from, to: [to] },
          subject,
          text,
          html,
          date: new Date(createdTs * 1000),
          headers: {
            // Out-of-office replies to what a machine sent go nowhere (RFC 3834).
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

/** The message, whose end follows only when `beforeEnd` allows it: without it SMTP has no message. */
async function* withHeldEnd(
  whole: () => Readable,
  beforeEnd: (() => Promise<void>) | undefined,
): AsyncGenerator<Buffer | string> {
  yield* whole();
  if (beforeEnd === undefined) throw new Error('The message is not one that is being sent.');
  await beforeEnd();
}
