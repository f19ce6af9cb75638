import { rideThrough } from '../../platform/database/ride-through.ts';
import type { ClaimedExport } from './claim-export.ts';
import type { WriteExportsDeps } from './exports-deps.ts';
import { createExportsRepository } from './exports.repository.ts';

/** How often a run says that it goes on and how far it is, and hears whether it may. */
const BEAT_MS = 1000;

/** What work under a heartbeat is handed. */
export interface BeatingRun {
  signal: AbortSignal;
  onProgress: (done: number, total: number) => void;
}

/**
 * Does work of a run as long as the export is its own; null when it was canceled or claimed by another run meanwhile.
 * @throws what the work throws
 */
export async function withHeartbeat<Result>(
  deps: WriteExportsDeps,
  claimed: ClaimedExport,
  signal: AbortSignal,
  work: (run: BeatingRun) => Promise<Result>,
): Promise<Result | null> {
  const gone = new AbortController();
  const over = new AbortController();
  let reached: { done: number; total: number | null } = { done: 0, total: null };
  const beating = beat(deps, claimed, { signal: over.signal, reached: () => reached, onGone: () => gone.abort() });
  // A beat that fails for good ends the run: another will claim it.
  beating.catch(() => gone.abort());
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
    await beating.catch(() => undefined);
  }
}

async function beat(
  { database, clock, progress }: WriteExportsDeps,
  { stored: { organisationId, exportId }, runId }: ClaimedExport,
  run: { signal: AbortSignal; reached: () => { done: number; total: number | null }; onGone: () => void },
): Promise<void> {
  const tell = () =>
    database.transaction(async (tx) => {
      if (!(await createExportsRepository(tx).lockRun(exportId, runId))) return false;
      return progress.update(tx, organisationId, exportId, run.reached());
    });
  for (;;) {
    await clock.sleep(BEAT_MS, run.signal).catch(() => undefined);
    if (run.signal.aborted) return;
    if (!(await rideThrough(tell, { signal: run.signal }))) return run.onGone();
  }
}
