import {
  type AttachmentsDeps,
  deleteUnusedFilesJob,
  extractFileTextJob,
  type FileWordsReader,
  handleDeleteUnusedFiles,
  handleExtractFileText,
  handleReadPageHead,
  readPageHeadJob,
} from '../features/attachments/index.ts';
import { handleSendMentionMail, sendMentionMailJob } from '../features/comments/index.ts';
import { handleQueueDigests, handleSendDigest, queueDigestsJob, sendDigestJob } from '../features/digests/index.ts';
import { findCards } from '../features/documents/index.ts';
import {
  deleteExportFilesJob,
  handleDeleteExportFiles,
  handleWriteExports,
  type WriteExportsDeps,
  writeExportsJob,
} from '../features/exports/index.ts';
import { handlePasswordReset, passwordResetJob } from '../features/identity/index.ts';
import { handleImportFile, importFileJob } from '../features/file-imports/index.ts';
import { type FindSimilarDeps, findSimilarJob, handleFindSimilar } from '../features/similar/index.ts';
import {
  deliverMatchesJob,
  handleDeliverMatches,
  handleSendWebhook,
  sendWebhookJob,
} from '../features/webhooks/index.ts';
import { sendMailsJob } from '../platform/mail/send-mails-job.ts';
import { handleSendMails, type SendMailsDeps } from '../platform/mail/send-mails.ts';
import type { JobDefinition, JobHandler } from '../platform/queue/job-definition.ts';
import { createDigestsDeps } from './digests-deps.ts';
import { createFileImportsDeps } from './file-imports-deps.ts';
import { handleIngestLive, ingestLiveJob } from './ingest-live-job.ts';
import { linkDepsOf } from './link-deps.ts';
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

/** Dependencies of all handlers; each handler declares the ones it needs. */
export type JobDeps = PlatformDeps &
  AttachmentsDeps &
  WriteExportsDeps &
  SweepDeps & { fileWords: FileWordsReader } & Pick<FindSimilarDeps, 'similar'> &
  Pick<SendMailsDeps, 'mailer'>;

interface Job {
  definition: JobDefinition;
  /** Starts passing jobs of this kind to their handler. */
  work(deps: JobDeps): Promise<void>;
}

/** Every kind of background job with its handler. A job missing from this table can be neither enqueued nor handled. */
const JOBS: readonly Job[] = [
  job(pruneEventsJob, handlePruneEvents),
  job(pruneSearchChangesJob, handlePruneSearchChanges),
  job(pruneChangesJob, handlePruneChanges),
  job(pruneSessionsJob, handlePruneSessions),
  job(ingestLiveJob, handleIngestLive),
  job(runScheduledSourcesJob, handleRunScheduledSources),
  job(refreshSessionsJob, handleRefreshSessions),
  job(remergeStaleJob, handleRemergeStale),
  job(sweepMatchesJob, handleSweepMatches),
  job(readPageHeadJob, handleReadPageHead),
  job(extractFileTextJob, handleExtractFileText),
  job(deleteUnusedFilesJob, handleDeleteUnusedFiles),
  job(findSimilarJob, handleFindSimilar),
  job(importFileJob, (deps) => handleImportFile(createFileImportsDeps(deps))),
  job(queueDigestsJob, handleQueueDigests),
  job(sendDigestJob, (deps) => handleSendDigest(createDigestsDeps(deps, deps.engine))),
  job(sendMentionMailJob, (deps) => handleSendMentionMail({ ...deps, findCards })),
  job(sendMailsJob, handleSendMails),
  job(writeExportsJob, handleWriteExports),
  job(deleteExportFilesJob, handleDeleteExportFiles),
  job(deliverMatchesJob, (deps) => handleDeliverMatches(createWebhooksDeps(deps, deps.engine))),
  job(sendWebhookJob, (deps) => handleSendWebhook(createWebhooksDeps(deps, deps.engine))),
  job(passwordResetJob, (deps) => handlePasswordReset(linkDepsOf(deps))),
];

/** Definitions with which a queue is opened, also by processes that only enqueue. */
export const jobDefinitions: readonly JobDefinition[] = JOBS.map(({ definition }) => definition);

/** Makes this process handle every kind of background job. */
export async function workOnJobs(deps: JobDeps): Promise<void> {
  for (const { work } of JOBS) await work(deps);
}

function job<Payload extends object>(
  definition: JobDefinition<Payload>,
  handlerOf: (deps: JobDeps) => JobHandler<Payload>,
): Job {
  return { definition, work: (deps) => deps.queue.work(definition, handlerOf(deps)) };
}
