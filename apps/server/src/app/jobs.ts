import type { AttachmentsDeps, FileWordsReader } from '../features/attachments/index.ts';
import { type FeatureJob, handleJob } from '../features/feature.ts';
import type { writeInThread } from '../features/exports/index.ts';
import type { SimilarThreads } from '../features/similar/index.ts';
import type { Mailer } from '../platform/mail/mailer.ts';
import { sendMailsJob } from '../platform/mail/send-mails-job.ts';
import { handleSendMails } from '../platform/mail/send-mails.ts';
import type { JobDefinition } from '../platform/queue/job-definition.ts';
import { FEATURE_JOBS, workOnFeatureJobs } from './compose-features.ts';
import { createDigestsDeps } from './digests-deps.ts';
import { createFeatureDeps } from './feature-deps.ts';
import { createFileImportsDeps } from './file-imports-deps.ts';
import { handleIngestLive, ingestLiveJob } from './ingest-live-job.ts';
import type { SweepDeps } from './pipeline/sweep-matches.ts';
import type { PlatformDeps } from './platform-deps.ts';
import { handlePruneChanges, pruneChangesJob } from './prune-changes-job.ts';
import { handlePruneEvents, pruneEventsJob } from './prune-events-job.ts';
import { handlePruneSearchChanges, pruneSearchChangesJob } from './prune-search-changes-job.ts';
import { handlePruneSessions, pruneSessionsJob } from './prune-sessions-job.ts';
import { handleRefreshSessions, refreshSessionsJob } from './refresh-sessions-job.ts';
import { handleRemergeStale, remergeStaleJob } from './remerge-stale-job.ts';
import { handleRunScheduledSources, runScheduledSourcesJob } from './run-scheduled-sources-job.ts';
import { handleSweepMatches, sweepMatchesJob } from './sweep-matches-job.ts';
import { createWebhooksDeps } from './webhooks-deps.ts';

/** What a worker opens for its jobs. */
export interface WorkerDeps
  extends PlatformDeps, Pick<SweepDeps, 'searches' | 'engine'>, Pick<AttachmentsDeps, 'files' | 'pages'> {
  fileWords: FileWordsReader;
  similar: SimilarThreads;
  /** Undefined without a mail server. */
  mailer: Mailer | undefined;
  writeTask: typeof writeInThread;
}

/** Background jobs that belong to no feature: the pipeline, mail, and what keeps tables small. */
const APP_JOBS: readonly FeatureJob<WorkerDeps>[] = [
  handleJob(pruneEventsJob, handlePruneEvents),
  handleJob(pruneSearchChangesJob, handlePruneSearchChanges),
  handleJob(pruneChangesJob, handlePruneChanges),
  handleJob(pruneSessionsJob, handlePruneSessions),
  handleJob(ingestLiveJob, handleIngestLive),
  handleJob(runScheduledSourcesJob, handleRunScheduledSources),
  handleJob(refreshSessionsJob, handleRefreshSessions),
  handleJob(remergeStaleJob, handleRemergeStale),
  handleJob(sweepMatchesJob, handleSweepMatches),
  handleJob(sendMailsJob, handleSendMails),
];

/** Definitions with which a queue is opened, also by processes that only enqueue. */
export const jobDefinitions: readonly JobDefinition[] = [
  ...APP_JOBS.map(({ definition }) => definition),
  ...FEATURE_JOBS,
];

/** Makes this process handle every kind of background job. */
export async function workOnJobs(deps: WorkerDeps): Promise<void> {
  for (const { work } of APP_JOBS) await work(deps.queue, deps);
  await workOnFeatureJobs(
    { ...createFeatureDeps(deps), ...deps },
    {
      digests: createDigestsDeps(deps, deps.engine),
      fileImports: createFileImportsDeps(deps),
      webhooks: createWebhooksDeps(deps, deps.engine),
    },
  );
}
