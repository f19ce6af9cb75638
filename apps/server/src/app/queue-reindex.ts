import { createDocumentChangesRepository } from '../features/documents/index.ts';
import type { PlatformDeps } from './platform-deps.ts';

/** Queues every document for indexing again. @returns How many documents. */
export function queueReindex({ database, clock }: Pick<PlatformDeps, 'database' | 'clock'>): Promise<number> {
  return database.transaction((tx) => createDocumentChangesRepository(tx).appendReindex(clock.now(), clock.nowMs()));
}
