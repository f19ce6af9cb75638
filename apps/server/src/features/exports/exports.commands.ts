import { EXPORT_LIMITS, type ExportJob, type ExportType } from '@rotunda/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/request-context.ts';
import { appendAudit } from '../audit/index.ts';
import type { ExportsDeps } from './exports.deps.ts';
import { deleteExportFilesJob, writeExportsJob } from './exports.jobs.ts';
import { presentExport } from './exports.presenter.ts';
import { getExport, loadExport } from './exports.queries.ts';
import { ACTIVE_STATES, createExportsRepository } from './exports.repository.ts';
import type { ExportRequest } from './requests/export-request.ts';

/** Kind of the jobs in `job_progress`. */
const PROGRESS_KIND = 'export';

/**
 * Stores an export request and queues it for a worker. The user's oldest export is deleted when there are too many.
 * @throws AppError TOO_MANY_EXPORTS
 */
export async function createExport(
  { database, clock, ids, queue, progress }: ExportsDeps,
  actor: Actor,
  { name, exportType, request }: { name: string; exportType: ExportType; request: ExportRequest },
): Promise<ExportJob> {
  const { organizationId, userId } = actor;
  const nowTs = clock.now();
  return database.transaction(async (tx) => {
    const repository = createExportsRepository(tx);
    await repository.lockOwner(actor);
    if ((await repository.countActive(actor)) >= EXPORT_LIMITS.activeEach) throw new AppError('TOO_MANY_EXPORTS');
    const exportId = await progress.create(tx, actor, PROGRESS_KIND);
    const { kind } = request;
    await repository.insert({ exportId, organizationId, userId, kind, name, exportType, request, createdTs: nowTs });
    await appendAudit(tx, { clock, ids }, actor, {
      action: 'export.created',
      subject: exportId,
      detail: { name, kind, exportType },
    });
    await queue.enqueue(tx, writeExportsJob, {});
    const isAnyDeleted = await repository.deleteBeyond(actor, EXPORT_LIMITS.maxExports);
    if (isAnyDeleted) await queue.enqueue(tx, deleteExportFilesJob, {});
    const stored = await repository.get(actor, exportId);
    if (stored === null) throw new AppError('NOT_FOUND');
    return presentExport(stored, nowTs);
  });
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
