import {
  deleteUnusedFilesJob,
  extractFileTextJob,
  FileWordsReader,
  handleDeleteUnusedFiles,
  handleExtractFileText,
  handleReadPageHead,
  readPageHeadJob,
} from '../features/attachments/index.ts';
import { closeDeadRuns } from '../features/sources/index.ts';
import { createAttachmentsDeps } from './attachments-deps.ts';
import { buildPipeline } from './build-pipeline.ts';
import { handleIngestLive, ingestLiveJob } from './ingest-live-job.ts';
import type { PlatformDeps } from './platform-deps.ts';
import { handlePruneChanges, pruneChangesJob } from './prune-changes-job.ts';
import { handlePruneEvents, pruneEventsJob } from './prune-events-job.ts';
import { handlePruneSessions, pruneSessionsJob } from './prune-sessions-job.ts';
import { handleRefreshSessions, refreshSessionsJob } from './refresh-sessions-job.ts';
import { handleRunScheduledSources, runScheduledSourcesJob } from './run-scheduled-sources-job.ts';
import { handleSweepMatches, sweepMatchesJob } from './sweep-matches-job.ts';

export interface Worker {
  /** Running jobs finish or are handed back; the platform stays open. */
  stop(): Promise<void>;
}

/** Progress rows untouched for so long belong to a run that was cut off. */
const CUT_OFF_SECONDS = 120;

/** Starts everything that runs outside requests: handlers of jobs, indexing, matching. */
export async function buildWorker(deps: PlatformDeps): Promise<Worker> {
  await deps.progress.markInterrupted(deps.database, deps.clock.now() - CUT_OFF_SECONDS);
  await closeDeadRuns(deps);
  const pipeline = await buildPipeline(deps);
  await pipeline.pipeline.start();
  await deps.queue.work(pruneEventsJob, handlePruneEvents(deps));
  await deps.queue.work(ingestLiveJob, handleIngestLive(deps));
  await deps.queue.work(runScheduledSourcesJob, handleRunScheduledSources(deps));
  await deps.queue.work(pruneChangesJob, handlePruneChanges(deps));
  await deps.queue.work(pruneSessionsJob, handlePruneSessions(deps));
  await deps.queue.work(refreshSessionsJob, handleRefreshSessions(deps));
  await deps.queue.work(
    sweepMatchesJob,
    handleSweepMatches({ ...deps, searches: pipeline.searches, engine: pipeline.engine }),
  );
  const attachments = createAttachmentsDeps(deps);
  await deps.queue.work(readPageHeadJob, handleReadPageHead(attachments));
  const fileWords = new FileWordsReader();
  const { logger } = deps;
  await deps.queue.work(extractFileTextJob, handleExtractFileText({ ...attachments, logger, fileWords }));
  await deps.queue.work(deleteUnusedFilesJob, handleDeleteUnusedFiles(attachments));
  return {
    async stop() {
      await pipeline.stop();
      await deps.queue.stop();
      fileWords.stop();
    },
  };
}
