import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { createIdSource } from '../../ids.ts';
import { createLogger } from '../../logging.ts';
import { createMetrics } from '../../metrics.ts';
import { createQueue, type Queue } from '../../queue/create-queue.ts';
import { createSecretBox } from '../../secret-box.ts';
import { createFixedClock, type FixedClock } from '../../testing/fixed-clock.ts';
import { late } from '../../testing/late.ts';
import { createTestSmtpServer, type TestSmtpServer } from '../../testing/smtp-server.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { createMailer, type Mailer, type MailerOptions } from '../mailer.ts';
import { type MailDraft, queueMail } from '../queue-mail.ts';
import { sendMailsJob } from '../send-mails-job.ts';
import { handleSendMails } from '../send-mails.ts';

export const MINUTE = 60;
export const HOUR = 60 * MINUTE;
export const FROM = 'rotunda@policy.example';

/** The columns of an outbox row that tests check. */
export interface MailRow {
  state: string;
  attempts: number;
  next_attempt_ts: string;
  last_error: string | null;
  handed_over_ts: string | null;
  sealed_secret: string | null;
}

/** Provides a database, an SMTP server and a worker for the whole test file. */
export function mailTest() {
  const test = late<TestDatabase>('The database');
  const smtp = late<TestSmtpServer>('The SMTP server');
  const queue = late<Queue>('The queue');
  const clock = late<FixedClock>('The clock');
  const shared = late<Mailer>('The mailer');
  const mailers: Mailer[] = [];
  const secretBox = createSecretBox(randomBytes(32));
  const ids = createIdSource({ ...createFixedClock(), nowMs: () => clock.value.nowMs() });

  beforeAll(async () => {
    test.is(await createTestDatabase());
    smtp.is(await createTestSmtpServer());
    shared.is(openMailer({}));
    const onError = (error: Error) => {
      throw error;
    };
    const opened = await createQueue({ database: test.value.database, jobs: [sendMailsJob], onError });
    // Methods are bound because a proxy cannot access the queue's private fields.
    queue.is({
      enqueue: opened.enqueue.bind(opened),
      work: opened.work.bind(opened),
      stop: opened.stop.bind(opened),
    });
  });
  beforeEach(() => clock.is(createFixedClock()));
  afterEach(async () => {
    for (const mailer of mailers.splice(0)) mailer.close();
    smtp.value.reset();
    await test.value.pool.query('delete from outgoing_mails; delete from organization; delete from "user"');
  });
  afterAll(async () => {
    shared.value.close();
    await queue.value.stop();
    await smtp.value.close();
    await test.value.close();
  });

  const openMailer = (options: Partial<MailerOptions>) =>
    createMailer({ smtpUrl: smtp.value.url, from: FROM, host: 'policy.example', silenceMs: 5000, ...options });
  const rows = async () =>
    (await test.value.pool.query<MailRow>('select * from outgoing_mails order by dedupe_key')).rows;

  return {
    test: test.value,
    smtp: smtp.value,
    clock: clock.value,
    /** The default mailer; its connections stay open between tests. */
    shared: shared.value,
    queueDeps: { clock: clock.value, ids, queue: queue.value, secretBox },
    rows,
    /** Returns the first row by key. */
    async row(): Promise<MailRow> {
      const [first] = await rows();
      if (first === undefined) throw new Error('There is no mail.');
      return first;
    },
    /** Creates a mailer without open connections, closed after the test. */
    getMailer(options: Partial<MailerOptions> = {}): Mailer {
      const mailer = openMailer(options);
      mailers.push(mailer);
      return mailer;
    },
    /** Returns the shared mailer with an extra step once the server has everything except the end. */
    mailerThat(beforeTheEnd: () => Promise<void>): Mailer {
      return {
        close: () => undefined,
        send: (message, beforeEnd, signal) => shared.value.send(message, () => beforeTheEnd().then(beforeEnd), signal),
      };
    },
    write(draft: Partial<MailDraft> = {}): Promise<string | null> {
      const deps = { clock: clock.value, ids, queue: queue.value, secretBox };
      const usual = {
        organizationId: null,
        userId: null,
        kind: 'greeting',
        dedupeKey: draft.to ?? 'one',
        to: 'reader@ours.example',
        subject: 'Hello',
        text: 'Hello there',
        html: '<p>Hello there</p>',
      };
      return test.value.database.transaction((tx) => queueMail(tx, deps, { ...usual, ...draft }));
    },
    /** Runs the job once. */
    async send(chosen?: Mailer | 'none', signal = new AbortController().signal): Promise<void> {
      const mailer = chosen === 'none' ? undefined : (chosen ?? shared.value);
      const { database } = test.value;
      const logger = createLogger({ level: 'silent' });
      const deps = { database, clock: clock.value, logger, metrics: createMetrics(), secretBox, mailer };
      await handleSendMails(deps)({ jobId: 'job', payload: {}, attempt: 1, signal });
    },
  };
}
