import { addDays, dayOfJurisdiction } from '@rotunda/domain';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/create-database.ts';
import { createStaleMergesRepository } from './stale-merges.repository.ts';

/**
 * People whose term began or ended since they were last written, by the day where their legislature sits, wait to be
 * merged again, so that lists and filters know them by the role their page does. Nothing is announced by it.
 *
 * @returns how many
 */
export function refreshRoles({ database, clock }: { database: Database; clock: Clock }): Promise<number> {
  const nowMs = clock.nowMs();
  // No place is a day ahead of UTC.
  const latest = addDays(new Date(nowMs).toISOString().slice(0, 10), 1);
  return database.transaction(async (tx) => {
    const repository = createStaleMergesRepository(tx);
    const changed = (await repository.findRoleChanges(latest)).filter(
      ({ isoCode, changeOn }) => changeOn !== null && changeOn <= dayOfJurisdiction(isoCode ?? 'us', nowMs),
    );
    await repository.markStale(changed.map(({ documentId }) => documentId));
    return changed.length;
  });
}
