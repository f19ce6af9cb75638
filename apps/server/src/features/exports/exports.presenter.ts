import { ERRORS, type ExportJob } from '@rotunda/contract';
import type { StoredExport } from './exports.repository.ts';

/** Builds ExportJob; nothing else does. An expired file is not shown, even in the hours before it is deleted. */
export function presentExport(stored: StoredExport, nowTs: number): ExportJob {
  return {
    _id: stored.exportId,
    kind: stored.kind,
    name: stored.name,
    exportType: stored.exportType,
    state: stored.state,
    progress: { done: stored.done, total: stored.total },
    file: getFile(stored, nowTs),
    codes: stored.codes,
    // The user learns only that an internal fault happened, not its details.
    failure: stored.state === 'failed' ? (stored.error ?? ERRORS.INTERNAL.message) : null,
    createdTs: stored.createdTs,
  };
}

function getFile({ fileName, bytes, rows, isCut, expiresTs }: StoredExport, nowTs: number): ExportJob['file'] {
  if (fileName === null || bytes === null || rows === null || expiresTs === null || expiresTs <= nowTs) return null;
  return { name: fileName, bytes, rows, isCut: isCut === true, expiresTs };
}
