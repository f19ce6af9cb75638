import type { Clock } from '../../platform/clock.ts';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import { createSimilarFingerprintsRepository } from './similar-fingerprints.repository.ts';

/** When a worker starts: bills of an installation that an earlier release filled are found too. @returns how many */
export function queueMissingFingerprints({
  database,
  clock,
}: {
  database: DatabaseHandle;
  clock: Clock;
}): Promise<number> {
  return createSimilarFingerprintsRepository(database).queueMissing(clock.now(), clock.nowMs());
}
