import { type FileImport, fileImportKindSchema } from '@rotunda/contract';
import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import { createFileImportsRepository, type StoredImport } from '../file-imports.repository.ts';
import type { FileImportsDeps } from '../file-imports.deps.ts';

export interface RunEnd {
  state: Extract<FileImport['state'], 'checked' | 'finished' | 'failed'>;
  failure?: string;
  rows?: number;
}

/**
 * Ends a run. The pages of the organization are notified and the audit entry is written once, at the end of an import,
 * also when it failed: the contacts it wrote before stay.
 *
 * @param running as stored, locked by this transaction
 */
export async function endRun(
  tx: DatabaseHandle,
  { clock, kinds }: Pick<FileImportsDeps, 'clock' | 'kinds'>,
  running: StoredImport,
  end: RunEnd,
): Promise<void> {
  const { importId, organizationId, createdBy: userId, impersonatorId } = running;
  const repository = createFileImportsRepository(tx);
  await repository.update(importId, { ...end, updatedTs: clock.now() });
  if (end.state === 'finished') await repository.deleteContent(importId);
  if (running.state !== 'importing') return;
  if (end.state === 'failed' && running.newRows + running.changedRows === 0) return;
  const kind = kinds[fileImportKindSchema.parse(running.contactType)];
  await kind.finish(tx, { organizationId, userId, impersonatorId }, running);
}
