import { EXPORT_LIMITS, type ExportJob } from '@rotunda/contract';
import { AppError } from '../../platform/app-error.ts';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import { contentDisposition } from '../../platform/files/file-name.ts';
import { StoredFileMissingError } from '../../platform/files/file-storage.ts';
import { StreamedFile } from '../../platform/files/streamed-file.ts';
import type { Actor } from '../../platform/request-context.ts';
import { appendAudit } from '../audit/index.ts';
import { findClosedProjects } from '../projects/index.ts';
import type { ExportsDeps } from './exports.deps.ts';
import { presentExport } from './exports.presenter.ts';
import { createExportsRepository, type StoredExport } from './exports.repository.ts';

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

const CLOSED = 'This export includes a project you can no longer see. Export the list again.';

/**
 * Downloads the file of an export. Access is checked again, because the user may have lost access to projects since the
 * file was written.
 * @throws AppError NOT_FOUND before the file is written, after it expires, when it covers a project the user can no
 *   longer see, and for another user's export
 */
export async function downloadExport(
  { database, clock, ids, files }: ExportsDeps,
  actor: Actor,
  exportId: string,
): Promise<{ headers: Record<string, string>; body: File }> {
  const { storageKey, fileName, mimetype, bytes, expiresTs, projectIds } = await loadExport(database, actor, exportId);
  const isKept = expiresTs !== null && expiresTs > clock.now();
  if (storageKey === null || fileName === null || mimetype === null || bytes === null || !isKept) {
    throw new AppError('NOT_FOUND');
  }
  if ((await findClosedProjects(database, actor, projectIds)).length > 0) {
    throw new AppError('NOT_FOUND', { message: CLOSED });
  }
  const content = await files.read(storageKey).catch((cause: unknown) => {
    if (!(cause instanceof StoredFileMissingError)) throw cause;
    throw new AppError('NOT_FOUND', {
      message: 'The file of this export is no longer available. Export it again.',
      cause,
    });
  });
  await appendAudit(database, { clock, ids }, actor, {
    action: 'export.downloaded',
    subject: exportId,
    detail: { fileName },
  });
  return {
    headers: {
      'content-disposition': contentDisposition(fileName),
      // Exported content comes from others and must never act as a page of this site, should a browser display the
      // file.
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    },
    body: new StreamedFile(content, { name: fileName, type: mimetype, bytes }),
  };
}
