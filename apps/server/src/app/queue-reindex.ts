import { createDocumentChangesRepository } from '../features/documents/index.ts';
import type { PlatformDeps } from './platform-deps.ts';

/** Lets every document wait to be indexed again. @returns how many */
export function queueReindex({ database, clock }: Pick<PlatformDeps, 'database' | 'clock'>): Promise<number> {
  return database.transaction((tx) => createDocumentChangesRepository(tx).appendReindex(clock.now(), clock.nowMs()));
}
