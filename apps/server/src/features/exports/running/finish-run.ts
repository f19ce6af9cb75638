import { EXPORT_LIMITS, type ExportCode } from '@rotunda/contract';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { safeFileName } from '../../../platform/files/file-name.ts';
import type { ClaimedExport } from './claim-export.ts';
import type { WriteExportsDeps } from '../exports.deps.ts';
import { createExportsRepository } from '../exports.repository.ts';
import type { WrittenExport } from '../writing/export-task.ts';

/** Ends a run without a file, as long as the export is still assigned to it. */
export async function endRun(
  { database, progress }: WriteExportsDeps,
  { stored, runId }: ClaimedExport,
  end: { state: 'failed'; error: string } | { state: 'interrupted' },
  codes: readonly ExportCode[] = [],
): Promise<void> {
  const { exportId } = stored;
  await database.transaction(async (tx) => {
    const repository = createExportsRepository(tx);
    if (!(await repository.lockRun(exportId, runId))) return;
    await repository.update(exportId, { codes: [...codes] });
    await progress.update(tx, stored, exportId, end);
  });
}

/**
 * Stores the file of a run and hands it to its owner. One transaction makes the file reachable, so it appears
 * completely or not at all. A file that comes too late is deleted.
 */
export async function finishRun(
  deps: WriteExportsDeps,
  claimed: ClaimedExport,
  file: string,
  written: WrittenExport,
): Promise<void> {
  const { database, files } = deps;
  const repository = createExportsRepository(database);
  const { size: bytes } = await stat(file);
  const storageKey = claimed.runId;
  await repository.noteFile(storageKey, claimed.stored.exportId);
  await files.put(storageKey, createReadStream(file), { bytes, mimetype: written.mimetype });
  if (await handOver(deps, claimed, { bytes, written })) return;
  await files.delete(storageKey);
  await repository.forgetFile(storageKey);
}

async function handOver(
  { database, clock, progress }: WriteExportsDeps,
  { stored, runId }: ClaimedExport,
  { bytes, written }: { bytes: number; written: WrittenExport },
): Promise<boolean> {
  const { exportId, name } = stored;
  const { rows, isCut, codes, projectIds, extension, mimetype } = written;
  return database.transaction(async (tx) => {
    const repository = createExportsRepository(tx);
    if (!(await repository.lockRun(exportId, runId))) return false;
    // Slashes are replaced because only the last segment of a path would be kept as the name.
    const fileName = safeFileName(`${name.replace(/[/\\]/g, '-')}.${extension}`);
    const expiresTs = clock.now() + EXPORT_LIMITS.retentionSeconds;
    const file = { storageKey: runId, fileName, mimetype, bytes, rows, isCut, codes, projectIds, expiresTs };
    await repository.update(exportId, file);
    return progress.update(tx, stored, exportId, { state: 'succeeded', done: rows, total: rows });
  });
}
