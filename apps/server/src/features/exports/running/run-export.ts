import { ERRORS, EXPORT_CODES, type ExportCode } from '@rotunda/contract';
import { isDiskFull } from '../../../platform/disk-error.ts';
import { ThreadLimitError } from '../../../platform/threads/thread-pool.ts';
import { findActor } from '../../identity/index.ts';
import { MAX_ATTEMPTS, type ClaimedExport } from './claim-export.ts';
import { endRun, finishRun } from './finish-run.ts';
import type { WriteExportsDeps } from '../exports.deps.ts';
import { explainMissingProject } from '../requests/explain-missing-project.ts';
import { withHeartbeat } from './run-heartbeat.ts';
import { withRunFolder } from './run-folder.ts';

const TOO_SLOW = 'This export took too long and was stopped. Export fewer rows or fields.';
const LEFT = 'Only active members of an organization can export.';

/**
 * Writes a claimed export and stores its file. A canceled export, or one that another run has claimed, leaves nothing
 * behind. An export that is interrupted by the end of this process or by an internal fault waits for the next run, with
 * at most three attempts.
 */
export async function runExport(deps: WriteExportsDeps, claimed: ClaimedExport, stopping: AbortSignal): Promise<void> {
  try {
    await withRunFolder(deps.home, claimed.runId, (file) => write(deps, claimed, { file, signal: stopping }));
  } catch (error) {
    if (error instanceof ThreadLimitError) {
      return endRun(deps, claimed, {
        state: 'failed',
        error: error.limit === 'elapsed' ? ERRORS.BUSY.message : TOO_SLOW,
      });
    }
    const isLast = claimed.stored.attempts >= MAX_ATTEMPTS && !stopping.aborted;
    await endRun(
      deps,
      claimed,
      isLast
        ? { state: 'failed', error: (isDiskFull(error) ? ERRORS.DISK_FULL : ERRORS.INTERNAL).message }
        : { state: 'interrupted' },
    );
    if (!stopping.aborted) throw new Error(`The export ${claimed.stored.exportId} failed`, { cause: error });
  }
}

async function write(
  deps: WriteExportsDeps,
  claimed: ClaimedExport,
  { file, signal }: { file: string; signal: AbortSignal },
): Promise<void> {
  const { exportType, request } = claimed.stored;
  const person = await findActor(deps.database, claimed.stored);
  if (person === null) return endRun(deps, claimed, { state: 'failed', error: LEFT });
  const { connectionString, baseUrl } = deps;
  const { actor, organization } = person;
  const task = { connectionString, baseUrl, path: file, exportType, request, actor, timeZone: organization.timeZone };
  const end = await withHeartbeat(deps, claimed, signal, (run) => deps.writeTask(task, run));
  // The export was canceled or claimed by another run, so anything written is deleted with its folder.
  if (end === null) return;
  const fail = async (error: string, codes: readonly ExportCode[] = []) => {
    const lost = await explainMissingProject(deps.database, actor, request);
    // The codes would only tell that nothing was found, and hide why.
    await endRun(deps, claimed, { state: 'failed', error: lost ?? error }, lost === null ? codes : []);
  };
  switch (end.kind) {
    case 'written':
      return finishRun(deps, claimed, file, end.written);
    case 'nothing':
      return fail(getWords(end.codes), end.codes);
    case 'refused':
      return fail(end.message);
    case 'fault':
      throw new Error(end.fault);
  }
}

function getWords(codes: readonly ExportCode[]): string {
  return codes.map((code) => EXPORT_CODES[code]).join('. ');
}
