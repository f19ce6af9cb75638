import {
  FILE_IMPORT_FIELDS,
  FILE_IMPORT_LIMITS,
  FILE_IMPORT_TEXTS,
  type FileImport,
  type FileImportKind,
  fileImportKindSchema,
  type ImportMapping,
} from '@rotunda/contract';
import { AppError } from '../../platform/app-error.ts';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import { FileError } from '../../platform/files/file-error.ts';
import { safeFileName } from '../../platform/files/file-name.ts';
import type { Queue } from '../../platform/queue/create-queue.ts';
import type { Actor } from '../../platform/request-context.ts';
import type { FileImportsDeps } from './file-imports.deps.ts';
import { importFileJob } from './file-imports.jobs.ts';
import { getFileImport, loadFileImport } from './file-imports.queries.ts';
import { createFileImportsRepository, type StoredImport } from './file-imports.repository.ts';
import { endRun } from './importing/end-run.ts';
import { guessMapping } from './importing/guess-mapping.ts';

/** An import untouched for this long is deleted when the next file arrives. */
const RETENTION_SECONDS = 7 * 86_400;

/**
 * Stores an uploaded file and guesses what its columns contain.
 * @throws AppError VALIDATION for a file that is not a table or is too large; RATE_LIMITED while too many files are
 *   being read
 */
export async function receiveFile(
  { database, clock, ids, kinds, readHead }: FileImportsDeps,
  { organizationId, userId, impersonatorId }: Pick<Actor, 'organizationId' | 'userId' | 'impersonatorId'>,
  { kind, name, content }: { kind: FileImportKind; name: string; content: Uint8Array },
): Promise<FileImport> {
  const { columns, examples, rows } = await readHead(content, Object.values(kinds[kind].columnNames).flat()).catch(
    refuseFile,
  );
  const importId = ids.newId();
  const nowTs = clock.now();
  return database.transaction(async (tx) => {
    const repository = createFileImportsRepository(tx);
    await repository.deleteOlderThan(organizationId, nowTs - RETENTION_SECONDS);
    const left = await repository.deleteBeyond(organizationId, FILE_IMPORT_LIMITS.kept - 1);
    if (left >= FILE_IMPORT_LIMITS.kept)
      throw new AppError('RATE_LIMITED', { message: FILE_IMPORT_TEXTS.tooManyFiles });
    const made = { importId, organizationId, contactType: kind, fileName: safeFileName(name), state: 'uploaded' };
    const table = { columns, examples, rows, mapping: guessMapping(kinds[kind], columns) };
    const by = { createdBy: userId, impersonatorId, createdTs: nowTs, updatedTs: nowTs };
    await repository.insert({ ...made, ...table, ...by }, content);
    return getFileImport(tx, organizationId, importId);
  });
}

/**
 * Starts the dry run of a file.
 * @throws AppError NOT_FOUND; VALIDATION for a mapping that would create nothing; CONFLICT while it is being read
 */
export function checkFileImport(
  deps: FileImportsDeps & { queue: Queue },
  actor: Actor,
  importId: string,
  mapping: ImportMapping,
): Promise<FileImport> {
  return deps.database.transaction(async (tx) => {
    const stored = await loadFileImport(tx, actor.organizationId, importId);
    assertMapping(deps, stored, mapping);
    const from = ['uploaded', 'checked', 'failed'] as const;
    await begin(tx, deps, { actor, importId, from }, { state: 'checking', mapping });
    return getFileImport(tx, actor.organizationId, importId);
  });
}

/**
 * Starts the import of a checked file.
 * @throws AppError NOT_FOUND; CONFLICT unless it was checked
 */
export function runFileImport(
  deps: FileImportsDeps & { queue: Queue },
  actor: Actor,
  importId: string,
): Promise<FileImport> {
  return deps.database.transaction(async (tx) => {
    await loadFileImport(tx, actor.organizationId, importId);
    await begin(tx, deps, { actor, importId, from: ['checked'] }, { state: 'importing' });
    return getFileImport(tx, actor.organizationId, importId);
  });
}

/**
 * Deletes an import file. A file that is being read is stopped instead: its job ends before the next chunk, and the
 * import stays with what it has written.
 * @throws AppError NOT_FOUND
 */
export function discardFileImport(
  deps: Pick<FileImportsDeps, 'database' | 'clock' | 'kinds'>,
  { organizationId }: Actor,
  importId: string,
): Promise<void> {
  return deps.database.transaction(async (tx) => {
    await loadFileImport(tx, organizationId, importId);
    const repository = createFileImportsRepository(tx);
    const stored = await repository.getLocked(importId);
    if (stored?.state !== 'checking' && stored?.state !== 'importing') {
      return repository.delete(organizationId, importId);
    }
    await endRun(tx, deps, stored, { state: 'failed', failure: FILE_IMPORT_TEXTS.stopped });
    // Without its content the file cannot run again beside a job that has not noticed the stop.
    await repository.deleteContent(importId);
  });
}

/**
 * Starts a run with its counts reset, in the name of the user who starts it, who may not be the one who uploaded the
 * file. Of two concurrent requests, only one succeeds.
 */
async function begin(
  tx: DatabaseHandle,
  { queue, clock }: FileImportsDeps & { queue: Queue },
  { actor, importId, from }: { actor: Actor; importId: string; from: readonly FileImport['state'][] },
  changes: { state: FileImport['state']; mapping?: ImportMapping },
): Promise<void> {
  const repository = createFileImportsRepository(tx);
  const counts = { newRows: 0, changedRows: 0, unchangedRows: 0, faultyRows: 0, rowsDone: 0, samples: [] };
  const { organizationId, userId: createdBy, impersonatorId } = actor;
  const reset = { ...changes, ...counts, createdBy, impersonatorId, failure: null, updatedTs: clock.now() };
  if (!(await repository.begin(organizationId, importId, from, reset))) throw new AppError('CONFLICT');
  await repository.clearErrors(importId);
  await queue.enqueue(tx, importFileJob, { importId });
}

function assertMapping(
  { kinds }: FileImportsDeps,
  { contactType, columns }: StoredImport,
  mapping: ImportMapping,
): void {
  const kind = fileImportKindSchema.parse(contactType);
  const fields = mapping.filter((field) => field !== null);
  const known: readonly string[] = FILE_IMPORT_FIELDS[kind];
  if (mapping.length !== columns.length || fields.some((field) => !known.includes(field))) {
    throw refused(FILE_IMPORT_TEXTS.notOfFile);
  }
  if (new Set(fields).size < fields.length) throw refused(FILE_IMPORT_TEXTS.twice);
  const reason = kinds[kind].refuseFields(fields);
  if (reason !== null) throw refused(reason);
}

const refused = (mapping: string) => new AppError('VALIDATION', { data: { fields: { mapping } } });

function refuseFile(cause: unknown): never {
  if (!(cause instanceof FileError)) throw cause;
  throw new AppError('VALIDATION', { data: { fields: { file: cause.message } }, cause });
}
