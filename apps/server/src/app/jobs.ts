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
import { handleImportContacts, importContactsJob } from '../features/custom-contacts/index.ts';
import { type FindSimilarDeps, findSimilarJob, handleFindSimilar } from '../features/similar/index.ts';
import type { JobDefinition, JobHandler } from '../platform/queue/job-definition.ts';
import { handleIngestLive, ingestLiveJob } from './ingest-live-job.ts';
import type { SweepDeps } from './pipeline/sweep-matches.ts';
import type { PlatformDeps } from './platform-deps.ts';
import { handlePruneChanges, pruneChangesJob } from './prune-changes-job.ts';
import { handlePruneEvents, pruneEventsJob } from './prune-events-job.ts';
import { handlePruneSessions, pruneSessionsJob } from './prune-sessions-job.ts';
import { handleRefreshSessions, refreshSessionsJob } from './refresh-sessions-job.ts';
import { handleRemergeStale, remergeStaleJob } from './remerge-stale-job.ts';
import { handleRunScheduledSources, runScheduledSourcesJob } from './run-scheduled-sources-job.ts';
import { handleSweepMatches, sweepMatchesJob } from './sweep-matches-job.ts';

/** All that any handler needs; each takes what it names. */
export type JobDeps = PlatformDeps &
  AttachmentsDeps &
  SweepDeps & { fileWords: FileWordsReader } & Pick<FindSimilarDeps, 'similar'>;

interface Job {
  definition: JobDefinition;
  /** Hands the jobs of this kind to their handler, from now on. */
  work(deps: JobDeps): Promise<void>;
}

/** Every kind of background work with what does it; what is not in this table can neither be enqueued nor handled. */
const JOBS: readonly Job[] = [
  job(pruneEventsJob, handlePruneEvents),
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
  job(importContactsJob, handleImportContacts),
];

/** What a queue is opened with, also by processes that only enqueue. */
export const jobDefinitions: readonly JobDefinition[] = JOBS.map(({ definition }) => definition);

/** Lets this process handle every kind of background work. */
export async function workOnJobs(deps: JobDeps): Promise<void> {
  for (const { work } of JOBS) await work(deps);
}

function job<Payload extends object>(
  definition: JobDefinition<Payload>,
  handlerOf: (deps: JobDeps) => JobHandler<Payload>,
): Job {
  return { definition, work: (deps) => deps.queue.work(definition, handlerOf(deps)) };
}
