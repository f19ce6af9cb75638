import { createDigestsDeps } from '../../../../app/digests-deps.ts';
import { readConfig } from '../../../../app/config.ts';
import { systemClock } from '../../../../platform/clock.ts';
import { createDatabase, createPool } from '../../../../platform/database/create-database.ts';
import { createListener } from '../../../../platform/database/listener.ts';
import { createIdSource } from '../../../../platform/ids.ts';
import { createLogger } from '../../../../platform/logging.ts';
import { createMailer } from '../../../../platform/mail/mailer.ts';
import { sendMailsJob } from '../../../../platform/mail/send-mails-job.ts';
import { handleSendMails } from '../../../../platform/mail/send-mails.ts';
import { createMetrics } from '../../../../platform/metrics.ts';
import { createProgressStore } from '../../../../platform/progress/progress-store.ts';
import { createQueue } from '../../../../platform/queue/create-queue.ts';
import type { JobDefinition } from '../../../../platform/queue/job-definition.ts';
import { createSecretBox } from '../../../../platform/secret-box.ts';
import { createPostgresSearchEngine } from '../../../discover/index.ts';
import { handleQueueDigests, queueDigestsJob } from '../../digest-queue.jobs.ts';
import { handleSendDigest, sendDigestJob } from '../../digests.jobs.ts';

/** Message from the driver of the week to a worker. */
export interface WorkerMessage {
  nowTs: number;
}

/** Runs a worker of the simulated week: the product's own jobs with the driver's clock. */
async function work(connectionString: string, smtpUrl: string, startTs: number): Promise<void> {
  let nowTs = startTs;
  process.on('message', (message: WorkerMessage) => (nowTs = message.nowTs));
  // Without its parent, nothing else would end the worker.
  process.on('disconnect', () => process.exit());
  const clock = { now: () => nowTs, nowMs: () => nowTs * 1000, sleep: () => Promise.resolve() };
  const ignore = () => undefined;
  const pool = createPool({ connectionString, maxConnections: 12, onConnectionError: ignore });
  const database = createDatabase(pool);
  const listener = await createListener({ connectionString, clock: systemClock, onError: ignore });
  const jobs: JobDefinition[] = [queueDigestsJob, sendDigestJob, sendMailsJob];
  const queue = await createQueue({ database, jobs, listener, onError: ignore });
  const ids = createIdSource(clock);
  const secretBox = createSecretBox(Buffer.alloc(32, 7));
  const logger = createLogger({ level: 'silent' });
  const metrics = createMetrics();
  const config = readConfig({ ROTUNDA_BASE_URL: 'https://rotunda.example', SMTP_URL: smtpUrl });
  const deps = {
    config,
    version: 'v0.0.0',
    newerRelease: null,
    connectionString,
    database,
    searchPool: pool,
    listener,
    queue,
    clock,
    ids,
    progress: createProgressStore(clock, ids),
    logger,
    metrics,
    secretBox,
  };
  const engine = createPostgresSearchEngine(deps);
  const mailer = createMailer({ smtpUrl, from: 'rotunda@rotunda.example', host: 'rotunda.example', silenceMs: 5000 });
  const digests = createDigestsDeps(deps, engine);
  await queue.work(queueDigestsJob, handleQueueDigests(digests));
  await queue.work(sendDigestJob, handleSendDigest(digests));
  await queue.work(sendMailsJob, handleSendMails({ ...deps, mailer }));
  process.send?.('ready');
}

const [connectionString = '', smtpUrl = '', startTs = ''] = process.argv.slice(2);
await work(connectionString, smtpUrl, Number(startTs));
