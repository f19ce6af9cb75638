import type { IngestDeps } from './ingest-request.ts';
import { createIngestRunsRepository } from './ingest-runs.repository.ts';
import { tryLockSource } from './source-lock.ts';

/**
 * Marks runs as stopped that say `running` while nobody holds their source's lock: their process died. Otherwise they
 * would keep the source busy for ever.
 * @returns the sources concerned
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
