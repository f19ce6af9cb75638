import type { Socket } from 'node:net';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import { type ReadMail, readMail } from './read-mail.ts';

/** Response other than acceptance, and the step at which it is sent. */
interface SmtpAnswer {
  at: 'connect' | 'sender' | 'recipient' | 'end';
  code: number;
  words?: string;
}

/**
 * `before-data`: after receiving the addresses; `in-data`: with part of the message; `after-data`: instead of
 * responding.
 */
interface SmtpDrop {
  drop: 'before-data' | 'in-data' | 'after-data';
  /** For `after-data`: whether it stored the e-mail anyway. */
  isStored?: boolean;
}

/** How the server handles one e-mail. `slowMs`: delay of its response after it has received the whole message. */
export type SmtpBehavior = 'accept' | SmtpAnswer | SmtpDrop | { slowMs: number };

/** An e-mail that the server accepted, or stored without confirming. */
export interface ReceivedMail extends ReadMail {
  messageId: string;
  from: string;
  to: string[];
  raw: string;
}

/** A real SMTP server for tests, with realistic faults. */
export interface TestSmtpServer {
  /** Value for SMTP_URL. */
  url: string;
  /** In order of arrival. */
  received: ReceivedMail[];
  /** Queues behaviors for the next e-mails, one each; after that `always` applies. */
  next(...behaviors: SmtpBehavior[]): void;
  /** Sets the behavior until changed; accepts everything initially. */
  always(choose: SmtpBehavior | (() => SmtpBehavior)): void;
  /** Counts how often each Message-ID was received; all 1 if each e-mail was sent once. */
  counts(): Map<string, number>;
  /** Connections opened so far. */
  connections(): number;
  /** Clears the received e-mails and all behaviors. */
  reset(): void;
  close(): Promise<void>;
}

export interface TestSmtpOptions {
  /** Whether it accepts addresses with non-ASCII letters (SMTPUTF8); true by default. */
  acceptsUnicode?: boolean;
  /** Credentials that it requires. */
  auth?: { user: string; password: string };
}

export async function createTestSmtpServer(options: TestSmtpOptions = {}): Promise<TestSmtpServer> {
  const desk = new MailDesk(options);
  const port = await desk.listen();
  const { auth } = options;
  const credentials = auth === undefined ? '' : `${auth.user}:${encodeURIComponent(auth.password)}@`;
  return {
    url: `smtp://${credentials}127.0.0.1:${port}`,
    received: desk.received,
    next: (...behaviors) => void desk.queued.push(...behaviors),
    always: (behavior) => void (desk.choose = typeof behavior === 'function' ? behavior : () => behavior),
    counts: () => countEach(desk.received.map(({ messageId }) => messageId)),
    connections: () => desk.opened,
    reset() {
      desk.received.length = 0;
      desk.queued.length = 0;
      desk.choose = () => 'accept';
    },
    close: () => desk.close(),
  };
}

type Done = (error?: Error | null) => void;

class MailDesk {
  readonly received: ReceivedMail[] = [];
  readonly queued: SmtpBehavior[] = [];
  choose: () => SmtpBehavior = () => 'accept';
  opened = 0;
  readonly #options: TestSmtpOptions;
  readonly #server: SMTPServer;
  readonly #sockets = new Map<number, Socket>();
  /** Behavior for the current e-mail of each connection. */
  readonly #current = new Map<string, SmtpBehavior>();

  constructor(options: TestSmtpOptions) {
    this.#options = options;
    const { auth, acceptsUnicode = true } = options;
    this.#server = new SMTPServer({
      authOptional: auth === undefined,
      disabledCommands: auth === undefined ? ['AUTH', 'STARTTLS'] : ['STARTTLS'],
      allowInsecureAuth: true,
      hideSMTPUTF8: !acceptsUnicode,
      disableReverseLookup: true,
      closeTimeout: 100,
      onAuth({ username, password }, _session, done) {
        if (username === auth?.user && password === auth?.password) done(null, { user: username });
        else done(refusal(535, 'Wrong user or password'));
      },
      onConnect: (_session, done) => this.#connect(done),
      onMailFrom: (_address, session, done) => this.#begin(session, done),
      onRcptTo: ({ address }, session, done) => this.#addRecipient(address, session, done),
      onData: (stream, session, done) => this.#receive(stream, session, done),
    });
    // Disconnecting clients are what many of the tests are about.
    this.#server.on('error', () => undefined);
    this.#server.server.on('connection', (socket) => {
      const { remotePort = 0 } = socket;
      this.#sockets.set(remotePort, socket);
      socket.on('close', () => this.#sockets.delete(remotePort));
    });
  }

  listen(): Promise<number> {
    return new Promise((resolve, reject) => {
      const listening = this.#server.listen(0, '127.0.0.1', () => {
        const address = listening.address();
        if (typeof address === 'object' && address !== null) resolve(address.port);
        else reject(new Error('The SMTP server has no port.'));
      });
    });
  }

  close(): Promise<void> {
    return new Promise((resolve) => {
      this.#server.close(() => resolve());
      for (const socket of this.#sockets.values()) socket.destroy();
    });
  }

  #connect(done: Done): void {
    this.opened += 1;
    const answer = answerAt(this.queued[0] ?? this.choose(), 'connect');
    if (answer !== undefined) this.queued.shift();
    done(answer);
  }

  #begin(session: SMTPServerSession, done: Done): void {
    const behavior = this.queued.shift() ?? this.choose();
    this.#current.set(session.id, behavior);
    done(answerAt(behavior, 'sender'));
  }

  #addRecipient(address: string, session: SMTPServerSession, done: Done): void {
    const behavior = this.#current.get(session.id) ?? 'accept';
    const { acceptsUnicode = true } = this.#options;
    if (isDropAt(behavior, 'before-data')) this.#drop(session);
    else if (!acceptsUnicode && /[^\0-\x7f]/.test(address)) done(refusal(553, 'No such letters here'));
    else done(answerAt(behavior, 'recipient'));
  }

  #receive(stream: SMTPServerDataStream, session: SMTPServerSession, done: Done): void {
    const behavior = this.#current.get(session.id) ?? 'accept';
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      if (isDropAt(behavior, 'in-data')) this.#drop(session);
    });
    stream.on('end', () => {
      const mail = getMail(Buffer.concat(chunks).toString('latin1'), session);
      if (isDropAt(behavior, 'after-data')) {
        if (behavior.isStored === true) this.received.push(mail);
        this.#drop(session);
        return;
      }
      const answer = answerAt(behavior, 'end');
      const finish = () => {
        if (answer === undefined) this.received.push(mail);
        done(answer);
      };
      if (typeof behavior === 'object' && 'slowMs' in behavior) setTimeout(finish, behavior.slowMs);
      else finish();
    });
  }

  #drop(session: SMTPServerSession): void {
    this.#sockets.get(session.remotePort)?.destroy();
  }
}

function answerAt(behavior: SmtpBehavior, at: SmtpAnswer['at']): Error | undefined {
  if (typeof behavior !== 'object' || !('at' in behavior) || behavior.at !== at) return undefined;
  return refusal(behavior.code, behavior.words);
}

function isDropAt(behavior: SmtpBehavior, at: SmtpDrop['drop']): behavior is SmtpDrop {
  return typeof behavior === 'object' && 'drop' in behavior && behavior.drop === at;
}

function refusal(responseCode: number, words = 'Not now'): Error {
  return Object.assign(new Error(words), { responseCode });
}

function getMail(raw: string, { envelope }: SMTPServerSession): ReceivedMail {
  const mail = readMail(raw);
  const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
  const to = envelope.rcptTo.map(({ address }) => address);
  return { ...mail, raw, from, to, messageId: mail.headers['message-id'] ?? '' };
}

function countEach(keys: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}
