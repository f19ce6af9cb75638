import type { Clock } from '../../../platform/clock.ts';
import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import { createSimilarFingerprintsRepository } from './similar-fingerprints.repository.ts';

/**
 * Queues documents without fingerprints for indexing when a worker starts, so that documents ingested by an earlier
 * release are found too. @returns how many
 */
export function queueMissingFingerprints({
  database,
  clock,
}: {
  database: DatabaseHandle;
  clock: Clock;
}): Promise<number> {
  return createSimilarFingerprintsRepository(database).queueMissing(clock.now(), clock.nowMs());
}
