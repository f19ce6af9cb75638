import { ERRORS, FILE_IMPORT_LIMITS, FILE_IMPORT_TEXTS, fileImportKindSchema } from '@rotunda/contract';
import { z } from 'zod';
import { FileError } from '../../platform/files/file-error.ts';
import { defineJob, type JobHandler } from '../../platform/queue/job-definition.ts';
import { endRun, type RunEnd } from './importing/end-run.ts';
import { createFileImportsRepository, type StoredImport } from './file-imports.repository.ts';
import type { FileImportsDeps } from './file-imports.deps.ts';
import type { LineChunk } from './importing/import-kind.ts';

/** Dry run or import of a file, depending on its state. */
export const importFileJob = defineJob({
  name: 'import-contacts',
  payload: z.object({ importId: z.uuid() }),
});

type Deps = Omit<FileImportsDeps, 'readHead'>;

/** Leaves a run that somebody else has ended in the meantime. */
class RunStopped extends Error {
  override readonly name = 'RunStopped';
}

export function handleImportFile(deps: Deps): JobHandler<{ importId: string }> {
  return async ({ payload: { importId }, attempt, signal }) => {
    const stored = await createFileImportsRepository(deps.database).getAny(importId);
    // A job that is delivered twice finds the state that the first delivery left.
    if (stored === null || (stored.state !== 'checking' && stored.state !== 'importing')) return;
    try {
      await readThrough(deps, stored, signal);
    } catch (error) {
      if (error instanceof RunStopped) return;
      const isError = error instanceof FileError;
      // Only a fault of the file or the last retry marks the import as failed. Until then it counts as running, so that
      // nobody can restart or delete it.
      if (isError || attempt > importFileJob.retry.limit) {
        await finish(deps, stored, { state: 'failed', failure: isError ? error.message : ERRORS.INTERNAL.message });
      }
      if (!isError) throw error;
    }
  };
}

const getKind = ({ kinds }: Deps, { contactType }: StoredImport) => kinds[fileImportKindSchema.parse(contactType)];

/**
 * Reads the file in chunks, each in a transaction together with the number of processed lines, so that an interrupted
 * run resumes after the last chunk.
 */
async function readThrough(deps: Deps, stored: StoredImport, signal: AbortSignal): Promise<void> {
  const { importId, mapping, rowsDone } = stored;
  const content = await createFileImportsRepository(deps.database).getContent(importId);
  if (content === null) throw new FileError(FILE_IMPORT_TEXTS.fileGone);
  const withWords = stored.state === 'importing';
  let position = 0;
  await getKind(deps, stored).readLines(content, { mapping, withWords }, async (chunk) => {
    signal.throwIfAborted();
    const known = Math.min(chunk.count, Math.max(0, rowsDone - position));
    position += chunk.count;
    // Lines that an earlier run processed are only remembered, so that later duplicates of them are recognized.
    if (known > 0) await remember(deps, stored, chunk, known);
    if (known < chunk.count) await importChunk(deps, stored, chunk, known, position);
  });
  await finish(deps, stored, { state: stored.state === 'importing' ? 'finished' : 'checked', rows: position });
}

async function remember(
  { database, clock }: Deps,
  { organizationId, createdBy: userId }: StoredImport,
  chunk: LineChunk,
  known: number,
): Promise<void> {
  const by = { organizationId, userId, nowTs: clock.now() };
  await database.transaction((tx) => chunk.importPart(tx, by, { from: 0, to: known, writes: false }));
}

async function importChunk(
  { database, clock, mayImport }: Deps,
  { importId, organizationId, createdBy: userId, state }: StoredImport,
  chunk: LineChunk,
  known: number,
  rowsDone: number,
): Promise<void> {
  const nowTs = clock.now();
  const writes = state === 'importing';
  await database.transaction(async (tx) => {
    const repository = createFileImportsRepository(tx);
    if (writes) await repository.lock(organizationId);
    const before = await repository.getLocked(importId);
    if (before?.state !== state) throw new RunStopped();
    // The rights of the person may have changed since the request.
    if (!(await mayImport(tx, { organizationId, userId }))) throw new FileError(FILE_IMPORT_TEXTS.importerLeft);
    const by = { organizationId, userId, nowTs };
    const { planned, faulty } = await chunk.importPart(tx, by, { from: known, to: chunk.count, writes });
    await repository.addErrors(importId, faulty);
    const count = (outcome: string) => planned.filter((one) => one.outcome === outcome).length;
    const room = FILE_IMPORT_LIMITS.samples - before.samples.length;
    await repository.update(importId, {
      rowsDone,
      updatedTs: nowTs,
      newRows: before.newRows + count('new'),
      changedRows: before.changedRows + count('changed'),
      unchangedRows: before.unchangedRows + count('unchanged'),
      faultyRows: before.faultyRows + faulty.length,
      samples: [...before.samples, ...planned.slice(0, Math.max(0, room))],
    });
  });
}

/** Ends the run unless somebody else has ended it in the meantime. */
async function finish(deps: Deps, { importId, state }: StoredImport, end: RunEnd): Promise<void> {
  await deps.database.transaction(async (tx) => {
    const running = await createFileImportsRepository(tx).getLocked(importId);
    if (running?.state === state) await endRun(tx, deps, running, end);
  });
}
