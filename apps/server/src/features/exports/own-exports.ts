import { EXPORT_LIMITS, type ExportJob } from '@rotunda/contract';
import { AppError } from '../../platform/app-error.ts';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import type { Actor } from '../../platform/request-context.ts';
import { deleteExportFilesJob } from './delete-export-files.job.ts';
import type { ExportsDeps } from './exports-deps.ts';
import { presentExport } from './exports.presenter.ts';
import { ACTIVE_STATES, createExportsRepository, type StoredExport } from './exports.repository.ts';

/** Returns the user's own exports, newest first. */
export async function findExports({ database, clock }: ExportsDeps, actor: Actor): Promise<{ results: ExportJob[] }> {
  const stored = await createExportsRepository(database).find(actor, EXPORT_LIMITS.maxExports);
  return { results: stored.map((one) => presentExport(one, clock.now())) };
}

/**
 * Loads one of the actor's exports.
 * @throws AppError NOT_FOUND, also for another user's export
 */
export async function loadExport(db: DatabaseHandle, actor: Actor, exportId: string): Promise<StoredExport> {
  const stored = await createExportsRepository(db).get(actor, exportId);
  if (stored === null) throw new AppError('NOT_FOUND');
  return stored;
}

/**
 * Returns one of the actor's exports with its progress.
 * @throws AppError NOT_FOUND
 */
export async function getExport({ database, clock }: ExportsDeps, actor: Actor, exportId: string): Promise<ExportJob> {
  return presentExport(await loadExport(database, actor, exportId), clock.now());
}

/**
 * Cancels an export in any active state. The run that writes it notices and leaves nothing behind.
 * @throws AppError NOT_FOUND
 */
export async function cancelExport(deps: ExportsDeps, actor: Actor, exportId: string): Promise<ExportJob> {
  const { database, progress } = deps;
  await loadExport(database, actor, exportId);
  await progress.update(database, actor, exportId, { state: 'canceled' }, ACTIVE_STATES);
  return getExport(deps, actor, exportId);
}

/**
 * Deletes an export and queues the deletion of its file.
 * @throws AppError NOT_FOUND; CONFLICT while it is queued or being written
 */
export async function deleteExport(
  { database, queue }: ExportsDeps,
  actor: Actor,
  exportId: string,
): Promise<{ ok: true }> {
  await database.transaction(async (tx) => {
    const { state } = await loadExport(tx, actor, exportId);
    if (ACTIVE_STATES.some((active) => active === state)) throw new AppError('CONFLICT');
    await createExportsRepository(tx).delete(actor, exportId);
    await queue.enqueue(tx, deleteExportFilesJob, {});
  });
  return { ok: true };
}
