import { deleteUnusedFilesJob, extractFileTextJob, readPageHeadJob } from '../features/attachments/index.ts';
import type { JobDefinition } from '../platform/queue/job-definition.ts';
import { ingestLiveJob } from './ingest-live-job.ts';
import { pruneChangesJob } from './prune-changes-job.ts';
import { pruneEventsJob } from './prune-events-job.ts';
import { pruneSessionsJob } from './prune-sessions-job.ts';
import { refreshSessionsJob } from './refresh-sessions-job.ts';
import { runScheduledSourcesJob } from './run-scheduled-sources-job.ts';
import { sweepMatchesJob } from './sweep-matches-job.ts';

/** Every kind of background work. A job that is not in this list cannot be enqueued; its handler is set in buildWorker. */
export const jobDefinitions: readonly JobDefinition[] = [
  pruneEventsJob,
  pruneChangesJob,
  pruneSessionsJob,
  ingestLiveJob,
  runScheduledSourcesJob,
  refreshSessionsJob,
  sweepMatchesJob,
  readPageHeadJob,
  extractFileTextJob,
  deleteUnusedFilesJob,
];
