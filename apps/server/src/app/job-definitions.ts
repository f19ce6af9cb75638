import type { JobDefinition } from '../platform/queue/job-definition.ts';
import { ingestLiveJob, runScheduledSourcesJob } from './ingest-jobs.ts';
import { pruneEventsJob } from './prune-events-job.ts';

/** Every kind of background work. A job that is not in this list cannot be enqueued; its handler is set in buildWorker. */
export const jobDefinitions: readonly JobDefinition[] = [pruneEventsJob, ingestLiveJob, runScheduledSourcesJob];
