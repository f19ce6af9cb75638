import { FILE_IMPORT_LIMITS, type FileImport } from '@rotunda/contract';
import { AppError } from '../../platform/app-error.ts';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import { contentDisposition } from '../../platform/files/file-name.ts';
import type { Actor } from '../../platform/request-context.ts';
import { faultsAsCsv, presentFileImport } from './file-imports.presenter.ts';
import { createFileImportsRepository, type StoredImport } from './file-imports.repository.ts';

/**
 * Returns an import file with its state.
 * @throws AppError NOT_FOUND, also for a file of another organization
 */
export async function getFileImport(db: DatabaseHandle, organizationId: string, importId: string): Promise<FileImport> {
  const stored = await loadFileImport(db, organizationId, importId);
  const faults = await createFileImportsRepository(db).findErrors(importId, FILE_IMPORT_LIMITS.faultsShown);
  return presentFileImport(stored, faults);
}

/**
 * Returns the faulty lines of a file as CSV.
 * @throws AppError NOT_FOUND
 */
export async function downloadFileErrors(
  db: DatabaseHandle,
  { organizationId }: Actor,
  importId: string,
): Promise<{ headers: Record<string, string>; body: File }> {
  const { fileName } = await loadFileImport(db, organizationId, importId);
  const faults = await createFileImportsRepository(db).findErrors(importId);
  const name = `Faults of ${fileName.replace(/\.[^.]*$/, '')}.csv`;
  return {
    headers: { 'content-disposition': contentDisposition(name), 'x-content-type-options': 'nosniff' },
    body: new File([faultsAsCsv(faults)], name, { type: 'text/csv; charset=utf-8' }),
  };
}

export async function loadFileImport(
  db: DatabaseHandle,
  organizationId: string,
  importId: string,
): Promise<StoredImport> {
  const stored = await createFileImportsRepository(db).get(organizationId, importId);
  if (stored === null) throw new AppError('NOT_FOUND');
  return stored;
}
