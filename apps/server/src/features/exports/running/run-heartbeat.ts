import { retryOnOutage } from '../../../platform/database/retry-on-outage.ts';
import type { ClaimedExport } from './claim-export.ts';
import type { WriteExportsDeps } from '../exports.deps.ts';
import { createExportsRepository } from '../exports.repository.ts';

/** Interval at which a run reports its progress and checks whether it may continue. */
const HEARTBEAT_MS = 1000;

/** Handles passed to the work that runs under a heartbeat. */
export interface HeartbeatRun {
  signal: AbortSignal;
  onProgress: (done: number, total: number) => void;
}

/**
 * Runs the work as long as the export is assigned to the run; null when it was canceled or claimed by another run.
 * @throws what the work throws
 */
export async function withHeartbeat<Result>(
  deps: WriteExportsDeps,
  claimed: ClaimedExport,
  signal: AbortSignal,
  work: (run: HeartbeatRun) => Promise<Result>,
): Promise<Result | null> {
  const gone = new AbortController();
  const over = new AbortController();
  let reached: { done: number; total: number | null } = { done: 0, total: null };
  const heartbeat = sendHeartbeats(deps, claimed, {
    signal: over.signal,
    reached: () => reached,
    onGone: () => gone.abort(),
  });
  // A heartbeat that fails permanently ends the run; another run will claim the export.
  heartbeat.catch(() => gone.abort());
  try {
    return await work({
      signal: AbortSignal.any([signal, gone.signal]),
      onProgress: (done, total) => (reached = { done, total }),
    });
  } catch (error) {
    if (gone.signal.aborted) return null;
    throw error;
  } finally {
    over.abort();
    await heartbeat.catch(() => undefined);
  }
}

async function sendHeartbeats(
  { database, clock, progress }: WriteExportsDeps,
  { stored, runId }: ClaimedExport,
  run: { signal: AbortSignal; reached: () => { done: number; total: number | null }; onGone: () => void },
): Promise<void> {
  const { exportId } = stored;
  const report = () =>
    database.transaction(async (tx) => {
      if (!(await createExportsRepository(tx).lockRun(exportId, runId))) return false;
      return progress.update(tx, stored, exportId, run.reached());
    });
  for (;;) {
    await clock.sleep(HEARTBEAT_MS, run.signal).catch(() => undefined);
    if (run.signal.aborted) return;
    if (!(await retryOnOutage(report, { signal: run.signal }))) return run.onGone();
  }
}
