import type { Clock } from '../clock.ts';
import type { Database } from '../database/create-database.ts';
import type { JobProgress, ProgressStore } from './progress-store.ts';

/** Passed to long-running work to report its progress. */
export interface ProgressReporter {
  /** Cheap enough to call for every item: it writes at most four times a second. */
  report(done: number, message?: string, total?: number): Promise<void>;
}

export interface TrackedWork {
  database: Database;
  store: ProgressStore;
  clock: Clock;
  organizationId: string | null;
  jobId: string;
}

const WRITE_EVERY_MS = 250;

/**
 * Runs work under a progress row created earlier: `running`, then `succeeded` with the result or `failed` with the
 * message, which is rethrown. Work retried after a crash receives its last reported progress.
 */
export async function trackProgress<Result extends Record<string, unknown>>(
  tracked: TrackedWork,
  work: (reporter: ProgressReporter, before: JobProgress) => Promise<Result>,
): Promise<Result> {
  const { database, store, clock, organizationId, jobId } = tracked;
  const before = await store.get(database, organizationId, jobId);
  if (before === undefined) throw new Error(`There is no progress row ${jobId} to write to.`);
  const write = (change: Parameters<ProgressStore['update']>[3]) =>
    store.update(database, { organizationId, userId: null }, jobId, change);
  await write({ state: 'running', error: null });
  let lastWriteMs = clock.nowMs();
  let latest: Parameters<ProgressStore['update']>[3] = {};
  const reporter: ProgressReporter = {
    async report(done, message, total) {
      latest = {
        ...latest,
        done,
        ...(message === undefined ? {} : { message }),
        ...(total === undefined ? {} : { total }),
      };
      if (clock.nowMs() - lastWriteMs < WRITE_EVERY_MS) return;
      lastWriteMs = clock.nowMs();
      await write(latest);
    },
  };
  try {
    const result = await work(reporter, before);
    await write({ ...latest, state: 'succeeded', result });
    return result;
  } catch (error) {
    await write({ ...latest, state: 'failed', error: error instanceof Error ? error.message : String(error) });
    throw error;
  }
}
