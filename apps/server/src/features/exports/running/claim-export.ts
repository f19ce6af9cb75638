import type { WriteExportsDeps } from '../exports.deps.ts';
import { ACTIVE_STATES, createExportsRepository, type StoredExport } from '../exports.repository.ts';

/** A run sends a heartbeat every second; a run silent for this long was killed. */
const CUT_OFF_SECONDS = 30;
/** Most attempts at one export, because an export that kills a worker three times would kill it again. */
export const MAX_ATTEMPTS = 3;

export interface ClaimedExport {
  stored: StoredExport;
  /** Identifies the run. Its writes count only as long as the export is assigned to it. */
  runId: string;
}

/** Assigns the next export to a run of this process; null when none is waiting. */
export async function claimExport(deps: WriteExportsDeps): Promise<ClaimedExport | null> {
  const { database, clock, ids, progress } = deps;
  const runId = ids.newId();
  for (;;) {
    const claimed = await database.transaction(async (tx) => {
      const nowTs = clock.now();
      const stored = await createExportsRepository(tx).claim({ runId, nowTs, cutOffTs: nowTs - CUT_OFF_SECONDS });
      if (stored === null) return null;
      const isWornOut = stored.attempts > MAX_ATTEMPTS;
      const change = isWornOut
        ? {
            state: 'failed' as const,
            error: 'This export was interrupted too many times. Export fewer rows or fields.',
          }
        : { state: 'running' as const, done: 0, total: null, error: null };
      await progress.update(tx, stored, stored.exportId, change, ACTIVE_STATES);
      return { stored, isWornOut };
    });
    if (claimed === null) return null;
    if (!claimed.isWornOut) return { stored: claimed.stored, runId };
  }
}
