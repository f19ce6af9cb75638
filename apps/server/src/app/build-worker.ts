import { FileWordsReader } from '../features/attachments/index.ts';
import { writeInThread } from '../features/exports/index.ts';
import { SimilarThreads } from '../features/similar/index.ts';
import { createMailer, type Mailer } from '../platform/mail/mailer.ts';
import { createAttachmentsDeps } from './attachments-deps.ts';
import { buildPipeline } from './build-pipeline.ts';
import { startFeatures } from './compose-features.ts';
import type { Config } from './config.ts';
import { workOnJobs } from './jobs.ts';
import type { PlatformDeps } from './platform-deps.ts';
import { remergeStaleJob } from './remerge-stale-job.ts';
import { reportUnreadable } from './report-unreadable.ts';

export interface Worker {
  /** Lets running jobs finish or hands them back to the queue; the platform stays open. */
  stop(): Promise<void>;
}

/** Progress rows not updated for this long belong to an interrupted run. */
const CUT_OFF_SECONDS = 120;

/** Starts everything that runs outside requests: job handlers, indexing and matching. */
export async function buildWorker(deps: PlatformDeps): Promise<Worker> {
  await deps.progress.markInterrupted(deps.database, deps.clock.now() - CUT_OFF_SECONDS);
  await reportUnreadable(deps);
  const pipeline = await buildPipeline(deps);
  await pipeline.pipeline.start();
  const { searches, engine } = pipeline;
  const stopFeatures = await startFeatures(deps);
  const fileWords = new FileWordsReader();
  const similar = new SimilarThreads(deps.connectionString);
  const mailer = openMailer(deps.config);
  const { files, pages } = createAttachmentsDeps(deps);
  await workOnJobs({
    ...deps,
    searches,
    engine,
    files,
    pages,
    fileWords,
    similar,
    mailer,
    writeTask: writeInThread,
  });
  await deps.queue.enqueue(deps.database, remergeStaleJob, {}, { dedupeKey: 'start' });
  return {
    async stop() {
      stopFeatures();
      await pipeline.stop();
      await deps.queue.stop();
      fileWords.stop();
      await similar.close();
      mailer?.close();
    },
  };
}

function openMailer({ smtpUrl, mailFrom, baseUrl }: Config): Mailer | undefined {
  if (smtpUrl === undefined) return undefined;
  return createMailer({ smtpUrl, from: mailFrom, host: new URL(baseUrl).hostname });
}
