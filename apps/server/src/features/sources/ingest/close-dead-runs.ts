import type { IngestDeps } from './ingest-request.ts';
import { createIngestRunsRepository } from './ingest-runs.repository.ts';
import { tryLockSource } from './source-lock.ts';

/**
 * Marks runs as stopped that are `running` although no process holds their source's lock, because their process died.
 * Otherwise they would keep the source busy forever.
 * @returns the affected sources
 */
export async function closeDeadRuns(
  { database, clock }: Pick<IngestDeps, 'database' | 'clock'>,
  only?: string,
): Promise<string[]> {
  const runs = createIngestRunsRepository(database);
  const closed: string[] = [];
  for (const source of only === undefined ? await runs.findRunningSources() : [only]) {
    const lock = await tryLockSource(database.$client, source);
    if (lock === null) continue;
    try {
      await runs.markInterrupted(source, clock.now());
      closed.push(source);
    } finally {
      await lock.release();
    }
  }
  return closed;
}
